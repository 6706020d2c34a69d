import type { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import { isPermanentFailure, PaymentProviderUnreachable, PaymentRefused } from '#stripe/errors'
import { clock } from '#shared/clock'

const KEY_LIFE_HOURS = 12

/** Whether Stripe may have forgotten an idempotency key, which it keeps for a day: the same call would then move the money again. */
function isIdempotencyKeyExpired(firstSentAt: DateTime): boolean {
  return firstSentAt < clock.now().minus({ hours: KEY_LIFE_HOURS })
}

/** A request to Stripe that moves money: what differs between refunds, payouts and reversals. */
export interface IdempotentRequest<Row, StripeObject> {
  /** Names the row in the log, as `{ payoutId: 7 }`. */
  readonly logContext: Record<string, unknown>

  /**
   * Commits that Stripe is being asked, and the time in `updatedAt`, before the request is sent. Returns null if the row
   * has ended, so that nothing is sent.
   */
  begin(): Promise<Row | null>

  /** When the request may first have been sent. Decides whether its idempotency key is still known to Stripe. */
  firstSentAt(row: Row): DateTime

  /** Whether our row holds the id of Stripe's object, so that the object is only read; false if left out. */
  hasStripeObject?(row: Row): boolean

  /** Sends the request under the row's idempotency key, with the same body each time. */
  send(row: Row): Promise<StripeObject>

  /** Finds the object that an earlier request created; null if there is none. */
  lookUp(row: Row): Promise<StripeObject | null>

  /** Applies Stripe's object to our row. An outdated object changes nothing. */
  apply(object: StripeObject): Promise<unknown>

  /** Ends the row. `reason` is Stripe's code, "refused" if Stripe gave none. */
  markFailed(reason: string): Promise<unknown>
}

type Outcome<StripeObject> = { object: StripeObject } | { failure: string }

/**
 * Moves money at Stripe once, however often it is called. Sends the request under its idempotency key; looks Stripe's
 * object up first if the key has expired, and before a permanent failure is recorded. Any other failure leaves the row
 * open for the job that retries it. Throws what is no failure of Stripe's.
 */
export async function sendOnce<Row, StripeObject>(
  request: IdempotentRequest<Row, StripeObject>
): Promise<void> {
  const row = await request.begin()
  if (row === null) return
  try {
    const outcome = await outcomeOf(request, row)
    if ('object' in outcome) await request.apply(outcome.object)
    else await request.markFailed(outcome.failure)
  } catch (error) {
    if (!(error instanceof PaymentProviderUnreachable || error instanceof PaymentRefused))
      throw error
    logger.warn({ err: error, ...request.logContext }, 'A request to Stripe has no known outcome')
  }
}

async function outcomeOf<Row, StripeObject>(
  request: IdempotentRequest<Row, StripeObject>,
  row: Row
): Promise<Outcome<StripeObject>> {
  const earlier = mustLookUp(request, row) ? await request.lookUp(row) : null
  if (earlier) return { object: earlier }
  try {
    return { object: await request.send(row) }
  } catch (error) {
    if (!isPermanentFailure(error)) throw error
    const object = await request.lookUp(row)
    return object ? { object } : { failure: error.reason ?? 'refused' }
  }
}

const mustLookUp = <Row>(request: IdempotentRequest<Row, unknown>, row: Row) =>
  request.hasStripeObject?.(row) || isIdempotencyKeyExpired(request.firstSentAt(row))
