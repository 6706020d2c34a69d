import type { ListedPayoutRow } from '#payouts/queries/payout_list_query'

export const PAYOUT_RETRIES = ['possible', 'followed', 'paused', 'account'] as const

/**
 * Whether a payout can be retried.
 * - `possible`: an unanswered payout is sent again; of a refused one, what is due now is sent as a new payout
 * - `followed`: a later payout took its orders along
 * - `paused`: an admin has paused the artist’s payouts
 * - `account`: Stripe does not pay this artist at present
 */
type PayoutRetry = (typeof PAYOUT_RETRIES)[number]

type Row = Pick<ListedPayoutRow, 'status' | 'followed_by' | 'payout_hold' | 'payouts_enabled'>

/** @returns null if there is nothing to retry */
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

/** When the payout was last sent to Stripe; null if it is paid or was never sent. */
export function triedAt({
  status,
  updated_at: at,
}: Pick<ListedPayoutRow, 'status' | 'updated_at'>) {
  return status === 'sending' || status === 'failed' ? at.toISOString() : null
}
