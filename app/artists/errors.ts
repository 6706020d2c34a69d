import { Conflict, Forbidden, InvalidField } from '#core/exceptions/errors'
import { ROLE_REFUSED } from '#shared/band_role'

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

/** The member's role does not allow this. */
export class RoleRefused extends Forbidden {
  constructor() {
    super(ROLE_REFUSED)
  }
}

/** Only the owner adds, changes and removes managers. */
export class OwnerAppoints extends Forbidden {
  constructor() {
    super('Only the band’s owner can add, change or remove managers.')
  }
}

export class AlreadyMember extends Conflict {
  constructor() {
    super('This person is already in the band.')
  }
}

export class AlreadyInvited extends Conflict {
  constructor() {
    super('This email already has an open invitation. Revoke it first to send a new one.')
  }
}

const TOO_MANY_SENTENCES = {
  band: 'This band has sent 30 invitations in the last 24 hours. Try again tomorrow.',
  email: 'This email has been invited 5 times in the last 24 hours. Try again tomorrow.',
} as const

/** More invitations in a day than a band sends or an email gets. */
export class TooManyInvitations extends Conflict {
  constructor(limit: keyof typeof TOO_MANY_SENTENCES) {
    super(TOO_MANY_SENTENCES[limit], 'E_TOO_MANY_INVITATIONS')
  }
}

export class BandFull extends Conflict {
  constructor() {
    super('A band can have 50 members and open invitations. Remove one first.')
  }
}

/** Why an invitation cannot be answered any more. */
const CLOSED_SENTENCES = {
  accepted: 'This invitation has already been used.',
  declined: 'This invitation was declined.',
  revoked: 'This invitation was revoked. Ask the band for a new one.',
  expired: 'This invitation has expired. Ask the band for a new one.',
} as const

export class InvitationClosed extends Conflict {
  constructor(state: keyof typeof CLOSED_SENTENCES) {
    super(CLOSED_SENTENCES[state], 'E_INVITATION_CLOSED')
  }
}

/** Admins cannot be members: they read every band already. */
export class AdminsJoinNoBand extends Conflict {
  constructor() {
    super('Admins can’t join a band. Log in with another account.')
  }
}

/** The page belongs to a band that the account has left. */
export class BandLeft extends Forbidden {
  constructor() {
    super('You’re not a member of this band any more. Reload the page to go on.')
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
