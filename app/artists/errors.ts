import { Conflict, Forbidden, InvalidField } from '#core/exceptions/errors'

export class AdminsHaveNoProfile extends Conflict {
  constructor() {
    super('Admins cannot create an artist profile')
  }
}

export class SecondProfile extends Conflict {
  constructor() {
    super('You already have an artist profile')
  }
}

export class ProfileRequired extends Forbidden {
  constructor() {
    super('Set up your artist profile first')
  }
}

export class BandNameLocked extends InvalidField {
  constructor() {
    super(
      'bandName',
      'locked',
      'Artist name cannot be changed for security reasons. Contact support if you need to update this.'
    )
  }
}

/** Why an upload is not a photo. */
const PHOTO_SENTENCES = {
  image: 'Please select an image file (JPG, PNG, or GIF)',
  size: 'Please select an image smaller than 2MB',
  side: 'Please select an image of at least 50 by 50 pixels',
  pixels: 'This image has too many pixels. Please select a smaller one',
  damaged: 'This image is damaged. Please select another one',
} as const

export class UnusablePhoto extends InvalidField {
  constructor(rule: keyof typeof PHOTO_SENTENCES) {
    super('profileImageUrl', rule, PHOTO_SENTENCES[rule])
  }
}

/** Names are compared without regard to case. */
export class BandNameTaken extends InvalidField {
  constructor() {
    super('bandName', 'unique', 'This name is already taken')
  }
}
