/**
 * The accounts of the ledger. A debit is above zero, a credit below: what is ours or spent stands above, what we owe or
 * earn below.
 *
 * - `stripe_balance`: our money at Stripe, with what Stripe has paid on to our bank, which is beyond the ledger
 * - `artist_payable`: what artists have earned and were not paid yet
 * - `artist_debt`: what artists were paid and is not theirs any more
 * - `payouts_in_transit`: payouts that are decided and not known to have arrived
 * - `production_cost`: the frozen cost of what is to be made, set aside by the sale and used up by the provider's charge
 * - `provider_payable`: what the provider has charged us in all, less what it refunded. It takes that from our card or wallet
 *   there when an order is confirmed, which is beyond the ledger as well: nothing is ever taken off this account
 * - `shipping`: what buyers paid for shipping, less what it cost
 * - `processing_fee`: what Stripe took for payments; the platform's
 * - `platform_share`: what the platform has of a price, less what it bears
 * - `tax_payable`: tax in what buyers paid and were not refunded, by Stripe Tax; remitted outside the ledger
 * - `suspense`: money of buyers that pays for nothing and is theirs to have back
 */
export const ACCOUNTS = [
  'stripe_balance',
  'artist_payable',
  'artist_debt',
  'payouts_in_transit',
  'production_cost',
  'provider_payable',
  'shipping',
  'processing_fee',
  'platform_share',
  'tax_payable',
  'suspense',
] as const

export type Account = (typeof ACCOUNTS)[number]

/** What may happen to money; see the comment on `ledger_transactions.kind`. */
export type TransactionKind =
  | 'sale'
  | 'unfulfillable_payment'
  | 'duplicate_payment'
  | 'processing_fee'
  | 'production_cost'
  | 'cancellation'
  | 'refund'
  | 'refund_returned'
  | 'dispute'
  | 'payout'
  | 'transfer'
  | 'reversal'
