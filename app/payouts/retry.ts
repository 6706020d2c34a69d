import type { ListedPayoutRow } from '#payouts/queries/payout_list_query'

export const PAYOUT_RETRIES = ['possible', 'followed', 'paused', 'account'] as const

/**
 * Whether trying a payout again can come to anything.
 * - `possible`: Stripe is asked once more for one that it did not answer, or for what is due now of one that it refused
 * - `followed`: its orders went on with a later payout
 * - `paused`: an admin has paused the artist’s payouts
 * - `account`: Stripe does not pay this artist at present
 */
type PayoutRetry = (typeof PAYOUT_RETRIES)[number]

type Row = Pick<ListedPayoutRow, 'status' | 'followed_by' | 'payout_hold' | 'payouts_enabled'>

/** Null where there is nothing to try again. */
export function retryOf({
  status,
  followed_by,
  payout_hold,
  payouts_enabled,
}: Row): PayoutRetry | null {
  if (status === 'sending') return 'possible'
  if (status !== 'failed') return null
  if (followed_by !== null) return 'followed'
  if (payout_hold) return 'paused'
  return payouts_enabled ? 'possible' : 'account'
}

/** When Stripe was last asked for it, as far as it has not said yes; null where it was not. */
export function triedAt({
  status,
  updated_at: at,
}: Pick<ListedPayoutRow, 'status' | 'updated_at'>) {
  return status === 'sending' || status === 'failed' ? at.toISOString() : null
}
