import { Conflict, DomainError } from '#core/exceptions/errors'
import type { LoginPortal } from '#identity/login_portal'
import type { UserType } from '#identity/user_type'

/** The same words for an unknown account and a wrong password: neither is given away. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('That email and password don’t match.', {
      status: 401,
      code: 'E_INVALID_CREDENTIALS',
    })
  }
}

/** An account at the other role's login page. Thrown only after the right password. */
export class RoleMismatch extends DomainError {
  constructor(
    readonly requested: LoginPortal,
    readonly actual: UserType
  ) {
    super(
      `This is the ${requested} login, but your account is registered as ${actual === 'fan' ? 'a' : 'an'} ${actual}`,
      {
        status: 403,
        code: 'E_ROLE_MISMATCH',
      }
    )
    this.details = { requested, actual }
  }
}

/** Thrown only after the right password. */
export class Suspended extends DomainError {
  constructor() {
    super('This account is suspended. Email us if you think this is a mistake.', {
      status: 403,
      code: 'E_SUSPENDED',
    })
  }
}

/** A social account may not be joined to an existing one: the email is not verified on both sides. */
export class SocialEmailTaken extends DomainError {
  constructor() {
    super('An account with this email already exists. Please log in with your password.', {
      status: 409,
      code: 'E_EMAIL_TAKEN',
    })
  }
}

export class SocialEmailMissing extends DomainError {
  constructor() {
    super('The provider didn’t tell us your email. Please sign up with your email instead.', {
      status: 422,
      code: 'E_EMAIL_MISSING',
    })
  }
}

/** There has to be at least one admin who is an owner. */
export class LastAdmin extends Conflict {
  constructor() {
    super('This is the last owner. Make another admin an owner first.', 'E_LAST_ADMIN')
  }
}

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
