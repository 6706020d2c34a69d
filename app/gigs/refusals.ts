import { Conflict, InvalidField } from '#core/exceptions/refusals'

/** The code of the profile itself is switched off only by somebody who says that they mean it. */
export class DefaultCode extends Conflict {
  constructor() {
    super(
      'This is the code of your profile: wherever it is printed or posted, it would stop working. Confirm to switch it off all the same.',
      'E_DEFAULT_CODE'
    )
  }
}

/** Also for a gig that is another artist's: its existence is private. */
export class UnknownGig extends InvalidField {
  constructor() {
    super('gigId', 'exists', 'There is no such gig of yours')
  }
}

export class SkippedTime extends InvalidField {
  constructor(field: string) {
    super(field, 'skipped', 'Clocks go forward then, and this time is skipped there')
  }
}
