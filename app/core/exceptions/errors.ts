import { Exception } from '@adonisjs/core/exceptions'
import type { AccessRule } from '#core/access'
import { ACCOUNT_SUSPENDED } from '#shared/log_in_toasts'

/**
 * An error that callers are expected to meet: a status, a stable code and a sentence for the user. Modules extend this for their own; anything
 * else that is thrown is a fault and reaches the log.
 */
export class DomainError extends Exception {
  /** Fields added to the JSON answer, for example the true total of a refused order. */
  details: Record<string, unknown> = {}

  /** The earlier spelling of the code, where it is not the one in core/deprecated_names.ts. */
  readonly deprecatedCode: string | undefined = undefined

  /** When to try again, where that is known: the `Retry-After` of the answer. */
  readonly retryAfterSeconds: number | null = null
}

/** `isSuspended`: a suspension has ended the caller’s session, which the sentence says instead. */
export class SignInRequired extends DomainError {
  constructor(
    readonly portal: AccessRule['portal'] = 'fan',
    readonly isSuspended = false
  ) {
    super(isSuspended ? ACCOUNT_SUSPENDED.description : 'Unauthorized', {
      status: 401,
      code: 'E_UNAUTHORIZED',
    })
  }
}

const NOT_ALLOWED = 'You are not allowed to do this'

export class Forbidden extends DomainError {
  constructor(message = NOT_ALLOWED) {
    super(message, { status: 403, code: 'E_FORBIDDEN' })
  }

  /** It says what would help, which is more than that access is denied. */
  get hasReason() {
    return this.message !== NOT_ALLOWED
  }
}

/** A developers' page or call under a name that is not the shop's. */
export class ForeignHost extends Forbidden {
  code = 'E_FOREIGN_HOST'

  constructor() {
    super('This page is for developers: open it under the shop’s own address or localhost.')
  }
}

/** A write that a page of another site has its visitor's browser send (CSRF). */
export class ForeignOrigin extends Forbidden {
  code = 'E_FOREIGN_ORIGIN'

  constructor() {
    super('This request came from another site. Open Gigstall directly and try again.')
  }
}

export class NotFound extends DomainError {
  /** Where the page of this error leads besides home; an answer in JSON never has it. */
  wayOn: { label: string; href: string } | null = null

  constructor(message = 'Not found') {
    super(message, { status: 404, code: 'E_NOT_FOUND' })
  }
}

export class Conflict extends DomainError {
  constructor(message: string, code = 'E_CONFLICT') {
    super(message, { status: 409, code })
  }
}

export class IdempotencyKeyReused extends Conflict {
  constructor() {
    super('This Idempotency-Key was used for another request', 'E_IDEMPOTENCY_KEY_REUSED')
  }
}

/** A call that was made offline and sent too late to count. */
export class TooLongAgo extends DomainError {
  constructor() {
    super('That was more than 12 hours ago', { status: 410, code: 'E_TOO_LONG_AGO' })
  }
}

export class Unavailable extends DomainError {
  constructor(message: string, code = 'E_UNAVAILABLE') {
    super(message, { status: 503, code })
  }
}

/** The caller has as many jobs waiting as one caller may (FairQueue). */
export class TooManyWaiting extends DomainError {
  readonly retryAfterSeconds = 10

  constructor() {
    super('Too many at once. Please try again in a few seconds.', {
      status: 429,
      code: 'E_TOO_MANY_REQUESTS',
    })
  }
}

/** The callers together have as many jobs waiting as there may be (FairQueue). */
export class QueueFull extends Unavailable {
  readonly retryAfterSeconds = 10

  constructor() {
    super('We’re busy right now. Please try again in a few seconds.')
  }
}

/** The caller closed the connection before the answer: nothing is sent, and nothing is logged. */
export class CallerGone extends DomainError {
  constructor() {
    super('The caller closed the connection', { status: 499, code: 'E_CALLER_GONE' })
  }
}

/** The database cannot be reached, or is read-only. */
export class DatabaseUnavailable extends Unavailable {
  constructor() {
    super('The shop isn’t available right now. Please try again in a moment.')
  }
}

export class UnsupportedMediaType extends DomainError {
  constructor() {
    super('Send JSON', { status: 415, code: 'E_UNSUPPORTED_MEDIA_TYPE' })
  }
}

/** One field refused outside a validator, in the validator's form. */
export class InvalidField extends DomainError {
  readonly fields: { field: string; rule: string; message: string }[]

  constructor(field: string, rule: string, message: string) {
    super(message, { status: 422, code: 'E_VALIDATION_ERROR' })
    this.fields = [{ field, rule, message }]
    this.details = { errors: this.fields }
  }
}
