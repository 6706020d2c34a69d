import type { DateTime } from 'luxon'
import type { PayableSalesQuery } from '#commerce/public'
import type { Pence } from '#shared/money'

/** An order row with the fields that decide whether its artist's part may be paid out. */
export type PayableSale = Awaited<ReturnType<PayableSalesQuery['lock']>>[number]

export type SaleFacts = Pick<
  PayableSale,
  | 'status'
  | 'paymentStatus'
  | 'isSelfPurchase'
  | 'productionHold'
  | 'isTakenDown'
  | 'orderedAt'
  | 'shippedAt'
>

/**
 * - `coming`: it is to be made, on its way, or not shipped long enough ago
 * - `due`: the next payout pays it
 * - `held`: the buyer's bank or an admin has to decide first
 */
export type PayoutEligibility = 'coming' | 'due' | 'held'

/** What a policy says of payouts now. */
export interface PayoutTerms {
  /** Days between shipment and payout of an order that is placed now, as artists are told. */
  readonly holdingDays: number

  /** The day that payouts are made on: 0 for every day, 1 for Monday to 7 for Sunday. */
  readonly payoutDay: number

  /** Whether payouts are made on a day in London, by the payout day that was set when its run began. */
  isPayoutDay(day: DateTime): boolean

  /** When a row is due; null while that is unknown, as before its shipment. */
  dueAt(sale: SaleFacts): DateTime | null

  /** A row that is `due` stays so until it is held: time alone never makes it `coming` again. */
  eligibilityOf(sale: SaleFacts, now: DateTime): PayoutEligibility

  /** The smallest payout to an artist, at least a penny; less waits. `hasLeft`: the artist's account here was deleted. */
  minimumFor(artist: { hasLeft: boolean }): Pence
}

/**
 * Decides when the artist's part of an order row is paid out, when it is held, and from which amount on
 * (docs/rules/payouts.md#eligibility). `config/strategies.ts` names the implementation;
 * `tests/functional/payouts/payout_policy.spec.ts` is what each one has to pass.
 */
export abstract class PayoutPolicy {
  /** The terms of now. Call it before a transaction: it may need a connection of its own. */
  abstract terms(): Promise<PayoutTerms>
}
