/**
 * When and how much artists are paid. Admins may set `holdingDays`, `minimum` and `payoutDay` in place of what stands here
 * (docs/rules/settings.md). The days are counted from the moment a shipment leaves the printer: two weeks are
 * longer than Stripe takes to settle a card payment, and about when a buyer has it and has looked at it.
 */
import { pence } from '#shared/money'

const payoutsConfig = {
  /**
   * Of the artists' accounts at Stripe. Stripe takes a fee for transfers from the UK to some other countries, which the
   * ledger does not know yet; screens tell artists before they set up payouts.
   */
  country: 'GB',
  /** After shipment, before an order row is paid out. */
  holdingDays: 14,
  /** On top of these, where an artist bought their own (docs/rules/orders.md#self-purchases). */
  selfPurchaseDays: 30,
  /** Less than this waits for more: a transfer and its bank costs are not worth it. An artist who has left is paid any amount. */
  minimum: pence(25_00),
  /** The day that payouts are made on: 0 for every day, 1 for Monday to 7 for Sunday. */
  payoutDay: 0,
  /**
   * How long sales may cover a debt before a transfer is taken back for it (docs/rules/payouts.md#negative-balances).
   */
  debtDays: 60,
  /** Between two attempts to take the same transfer back. */
  reversalRetryDays: 30,
  /** Of one payout: an artist with more to come has several. */
  mostLines: 500,
}

export default payoutsConfig
