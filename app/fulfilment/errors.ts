import { providerName } from '#config/fulfilment'
import { Conflict, Unavailable } from '#core/exceptions/errors'
import { waitInWords } from '#shared/wait_words'

/** Neither a token nor a client is configured: only the operator of the platform can change that. */
export class ProviderNotConfigured extends Unavailable {
  constructor() {
    super(`${providerName} is not configured`, 'E_PROVIDER_NOT_CONFIGURED')
  }
}

/** An admin has to authorize the store, or to do so again. */
export class ProviderNotConnected extends Unavailable {
  constructor(
    message = `${providerName} is not connected. An admin needs to authorize it.`,
    code = 'E_PROVIDER_NOT_CONNECTED'
  ) {
    super(message, code)
  }
}

/**
 * The provider rejects a setting. Authorizing does not help: the operator of the platform has to change the setting.
 */
export class ProviderSettingRejected extends ProviderNotConnected {}

const UNAVAILABLE = {
  'unreachable': `${providerName} cannot be reached at the moment. Please try again.`,
  'fault': `${providerName} cannot be reached at the moment. Please try again.`,
  'unreadable': `${providerName} sent an answer we could not read (details are in the log).`,
  'too-many-calls': `${providerName} is limiting our calls.`,
}

/**
 * The provider gave no answer that can be used: none in time, a fault of theirs, too many calls, or something unreadable.
 * What was asked for may have been done all the same.
 */
export class ProviderUnavailable extends Unavailable {
  constructor(
    readonly reason: keyof typeof UNAVAILABLE,
    /** When it may be asked again, where that is known. */
    readonly retryAfterSeconds: number | null = null,
    /** What of an answer could not be read: "sync_product.id: null". */
    readonly unreadable: string | null = null
  ) {
    const whenAgain = reason === 'too-many-calls' ? ` ${againIn(retryAfterSeconds)}` : ''
    super(UNAVAILABLE[reason] + whenAgain, 'E_PROVIDER_UNAVAILABLE')
  }
}

function againIn(seconds: number | null): string {
  if (seconds === null) return 'Try again in a minute.'
  return `Try again in ${waitInWords(seconds)}.`
}

/** A provider that gives no answer for so long is away (docs/rules/fulfilment.md#last-known-rates). */
export const UNREACHABLE_AFTER_MILLISECONDS = 3_000

/** The deadline of our own request ended the call before it could tell that the provider is away. */
export class DeadlineExceeded extends ProviderUnavailable {
  constructor() {
    super('unreachable')
  }
}

/** Why there was no answer to a call whose request had so many milliseconds left for it. */
export const noAnswerWithin = (milliseconds: number): ProviderUnavailable =>
  milliseconds < UNREACHABLE_AFTER_MILLISECONDS
    ? new DeadlineExceeded()
    : new ProviderUnavailable('unreachable')

export class NothingToDisconnect extends Conflict {
  constructor() {
    super(`${providerName} is not connected`, 'E_NOT_CONNECTED')
  }
}

/**
 * The provider refused a request that it understood, so that nothing was done. `providerMessage` is its own sentence, without
 * secrets: `message` quotes it to admins, `forOthers` hides it from all other users.
 */
export class ProviderRefused extends Conflict {
  constructor(
    readonly providerStatus: number,
    readonly providerMessage: string
  ) {
    super(`${providerName} refused this: "${providerMessage}"`, 'E_PROVIDER_REFUSED')
  }

  forOthers(): Conflict {
    return new Conflict(`${providerName} refused this`, 'E_PROVIDER_REFUSED')
  }
}

/** The provider does not send to this address: the buyer is asked for another one. */
export class AddressRefused extends ProviderRefused {}

/** One run at a time, over all nodes. */
export class SyncRunning extends Conflict {
  constructor() {
    super('A sync is already running', 'E_SYNC_RUNNING')
  }
}

/** Once it is made, it is paid for. */
export class InProduction extends Conflict {
  constructor() {
    super(
      'We’ve already started making this order, so it can’t be cancelled. Nothing was refunded.',
      'E_IN_PRODUCTION'
    )
  }
}

/** The provider holds the order: it cannot be cancelled there meanwhile, and it is not certain to be made. */
export class ProviderOnHold extends Conflict {
  constructor() {
    super(
      `${providerName} is holding this order, so it can’t be changed. Try again once it continues.`,
      'E_HELD_AT_PRINTFUL'
    )
  }
}

/**
 * The provider changes a draft only as a whole, and the items that are to stay cannot be submitted, for the reason
 * `why`.
 */
export class RemainderUnfulfillable extends Conflict {
  constructor(why: string) {
    super(
      `The rest of this order can’t be sent to ${providerName} on its own: ${why}. Cancel that too, or link it first.`,
      'E_REMAINDER_UNFULFILLABLE'
    )
  }
}

/** The rows went back into production before they were cancelled. */
export class FulfilmentResumed extends Conflict {
  constructor() {
    super('This order has gone back into production. Try again.', 'E_FULFILMENT_RESUMED')
  }
}

/** A worker is calling the provider for the order at this moment. */
export class SubmissionInProgress extends Unavailable {
  constructor() {
    super(
      'This order is being sent to the printer right now. Try again in a moment.',
      'E_SUBMISSION_IN_PROGRESS'
    )
  }
}

/** The order continues without a retry, or is over. */
export class NothingToRetry extends Conflict {
  constructor() {
    super(`There’s no longer a problem with this order at ${providerName}`, 'E_NOTHING_TO_RETRY')
  }
}

/** An item that is still to be made for the first time cannot be reprinted. */
export class NotShipped extends Conflict {
  constructor() {
    super('Only dispatched items can be reprinted', 'E_NOT_SHIPPED')
  }
}

/** The buyer's address was erased: with the account, or a while after the order was delivered. */
export class AddressErased extends Conflict {
  constructor() {
    super('The buyer’s address has been deleted, so this can’t be sent again', 'E_ADDRESS_ERASED')
  }
}

/** Another request has already started a reprint. */
export class ReprintInProgress extends Conflict {
  constructor() {
    super('A reprint is already under way', 'E_REPLACEMENT_IN_PROGRESS')
  }
}

/** The event is about an order that looks like ours but is not stored yet; it may be when the event comes again. */
export class OrderNotRecorded extends Unavailable {
  constructor() {
    super('We don’t know this order yet: send the event again', 'E_ORDER_UNKNOWN')
  }
}

/** Whether the provider is down, so that other calls would fail now as well. */
export function isProviderDown(error: unknown): boolean {
  if (!(error instanceof ProviderUnavailable)) return isTransientFailure(error)
  return error.reason === 'unreachable' || error.reason === 'too-many-calls'
}

/** Whether the call was not carried out: there is no token, or none that the provider accepts. */
export const wasNotSent = (error: unknown): boolean =>
  error instanceof ProviderNotConnected || error instanceof ProviderNotConfigured

/** Whether a later attempt may succeed: the provider did not answer, or is not connected. */
export const isTransientFailure = (error: unknown): error is Unavailable =>
  error instanceof ProviderUnavailable || wasNotSent(error)
