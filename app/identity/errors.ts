import { Conflict, DomainError } from '#core/exceptions/errors'
import type { LoginPortal } from '#identity/login_portal'
import { MOST_PASSKEYS } from '#identity/passkeys/passkey'
import type {
  ConfirmationMethod,
  SecondFactorMethod,
} from '#identity/second_factor/second_factor_method'
import type { OpenRemoval } from '#identity/second_factor_removal/removal'
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

/**
 * The password is right, and the account has two-step login. `methods`: what the second step accepts; `removal`: the open
 * request to remove a lost second factor.
 */
export class SecondFactorRequired extends DomainError {
  constructor(methods: SecondFactorMethod[], removal: OpenRemoval | null) {
    super(secondStep(methods), {
      status: 401,
      code: 'E_SECOND_FACTOR',
    })
    this.details = { methods, removal }
  }
}

const secondStep = (methods: SecondFactorMethod[]) =>
  methods.includes('authenticator')
    ? 'Enter a code from your authenticator app to finish logging in.'
    : 'Use your passkey to finish logging in.'

/** The first step is done, and the account may not log in before it has two-step login. */
export class SecondFactorSetUpRequired extends DomainError {
  constructor() {
    super('Your account needs two-step login. Set it up to finish logging in.', {
      status: 401,
      code: 'E_SECOND_FACTOR_SET_UP',
    })
  }
}

/** What is asked for needs two-step login, which the account does not have or is about to lose. */
export class SecondFactorMissing extends DomainError {
  constructor(message = 'Turn on two-step login on your account page first.') {
    super(message, { status: 403, code: 'E_SECOND_FACTOR_MISSING' })
  }
}

/** There is no first step of a log-in, or it was more than ten minutes ago. */
export class SecondFactorExpired extends DomainError {
  constructor() {
    super('That took too long. Please log in again.', {
      status: 401,
      code: 'E_SECOND_FACTOR_EXPIRED',
    })
  }
}

/** The account has neither logged in nor confirmed its identity within ten minutes. `methods`: by what it can. */
export class IdentityNotConfirmed extends DomainError {
  constructor(methods: ConfirmationMethod[]) {
    super(
      methods.length > 0
        ? 'Confirm that it’s you first.'
        : 'Confirm that it’s you first: log out and log in again.',
      { status: 403, code: 'E_CONFIRM_IDENTITY' }
    )
    this.details = { methods }
  }
}

/** An account has one authenticator app. */
export class SecondFactorOn extends Conflict {
  constructor() {
    super(
      'You have an authenticator app. Remove it first to use another one.',
      'E_SECOND_FACTOR_ON'
    )
  }
}

/** The passkey is unknown, of another account, or has not signed this challenge. Only the log says which. */
export class PasskeyRefused extends DomainError {
  constructor(cause?: Error) {
    super('That passkey doesn’t work here.', { status: 422, code: 'E_PASSKEY', cause })
  }
}

/** No passkey was asked for in this session, or more than ten minutes ago. */
export class PasskeyExpired extends Conflict {
  constructor() {
    super('That took too long. Please try again.', 'E_PASSKEY_EXPIRED')
  }
}

/** An account has at most ten passkeys. */
export class TooManyPasskeys extends Conflict {
  constructor() {
    super(`You have ${MOST_PASSKEYS} passkeys. Remove one first.`, 'E_TOO_MANY_PASSKEYS')
  }
}

/** The shop is reached by an IP address, for which browsers make no passkeys. */
export class PasskeysUnavailable extends DomainError {
  constructor() {
    super('Passkeys need a domain name. This shop uses an IP address.', {
      status: 503,
      code: 'E_PASSKEYS_UNAVAILABLE',
    })
  }
}

/** The secret that was shown is too old, or another session asked for it. */
export class SetUpExpired extends Conflict {
  constructor() {
    super('That took too long. Please start the set-up again.', 'E_SET_UP_EXPIRED')
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
