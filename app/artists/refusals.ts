import { Conflict, InvalidField } from '#core/exceptions/refusals'

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

/** Names are compared without regard to case. */
export class BandNameTaken extends InvalidField {
  constructor() {
    super('bandName', 'unique', 'This name is already taken')
  }
}
