import { Conflict } from '#core/exceptions/errors'

/** No admin takes rights from themselves: a slip would shut them out. */
export class OwnAccount extends Conflict {
  constructor() {
    super(
      'You can’t suspend yourself or change your own role. Ask another admin to do it.',
      'E_OWN_ACCOUNT'
    )
  }
}

/** An admin has no profile (docs/rules/accounts-and-roles.md#roles). */
export class ProfileOwner extends Conflict {
  constructor() {
    super('This account has an artist profile, so it can’t be an admin.', 'E_PROFILE_OWNER')
  }
}
