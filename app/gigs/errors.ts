import { Conflict, InvalidField } from '#core/exceptions/errors'

/** The code of the profile is switched off only after a confirmation. */
export class DefaultCode extends Conflict {
  constructor() {
    super(
      'This is your profile’s code: it will stop working wherever it’s printed or shared. Confirm to switch it off.',
      'E_DEFAULT_CODE'
    )
  }
}

/** Also for a gig that is another artist's: its existence is private. */
export class UnknownGig extends InvalidField {
  constructor() {
    super('gigId', 'exists', 'That isn’t one of your gigs')
  }
}

export class SkippedTime extends InvalidField {
  constructor(field: string) {
    super(field, 'skipped', 'The clocks go forward then, so this time doesn’t exist there')
  }
}

/** A closed settlement sheet stays as both sides signed it. */
export class SheetClosed extends Conflict {
  constructor() {
    super(
      'The settlement sheet of this gig is closed, so its attendance and shares can’t change.',
      'E_SHEET_CLOSED'
    )
  }
}

/** Shares count for earlier sales only after a confirmation. */
export class WholeGigUnconfirmed extends Conflict {
  constructor() {
    super(
      'This changes the shares of everything sold at this gig so far. Confirm to go ahead.',
      'E_WHOLE_GIG_UNCONFIRMED'
    )
  }
}

/** An artist cannot have two tours of the same name: a list could not tell them apart. */
export class TourNameTaken extends InvalidField {
  constructor(field = 'name') {
    super(field, 'unique', 'You already have a tour with this name')
  }
}

/** Also for a tour that is another artist's: its existence is private. */
export class UnknownTour extends InvalidField {
  constructor(field: string) {
    super(field, 'exists', 'That isn’t one of your tours')
  }
}

export class TooManyGigs extends InvalidField {
  constructor(field: string, most: number) {
    super(field, 'most', `A tour can have up to ${most} gigs`)
  }
}
