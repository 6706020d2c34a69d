import type Stripe from 'stripe'
import payoutsConfig from '#config/payouts'
import type Payout from '#payouts/models/payout'
import type PayoutAccount from '#payouts/models/payout_account'
import type PayoutReversal from '#payouts/models/payout_reversal'

/**
 * Builds the request for an account. Like the others here it uses only fields of our rows that never change, so that a
 * retry has the same body. Artists give their own details to Stripe alone, on its pages.
 */
export function toAccountRequest({
  artistId,
  accountKey,
}: Pick<PayoutAccount, 'artistId' | 'accountKey'>): Stripe.AccountCreateParams {
  return {
    country: payoutsConfig.country,
    controller: {
      losses: { payments: 'application' },
      fees: { payer: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
    metadata: { artist_id: String(artistId), account_key: accountKey },
  }
}

/**
 * Has no `source_transaction`: a payout is of many payments, all of them settled
 * (docs/rules/payouts.md#one-payout-one-transfer).
 */
export function toTransferRequest(payout: Payout): Stripe.TransferCreateParams {
  return {
    amount: payout.amount,
    currency: payout.currency.toLowerCase(),
    destination: payout.stripeAccountId,
    transfer_group: transferGroupOf(payout),
    description: `Gigstall payout ${payout.id}`,
    metadata: {
      payout_id: String(payout.id),
      artist_id: String(payout.artistId),
      payout_key: payout.payoutKey,
    },
  }
}

/** The transfer group equals the idempotency key, so that a transfer made under the key can be looked up. */
export const transferGroupOf = ({ idempotencyKey }: Pick<Payout, 'idempotencyKey'>) =>
  idempotencyKey

export function toReversalRequest({
  id,
  amount,
  reversalKey,
}: PayoutReversal): Stripe.TransferCreateReversalParams {
  return { amount, metadata: { reversal_id: String(id), reversal_key: reversalKey } }
}
