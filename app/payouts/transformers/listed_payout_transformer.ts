import type { ListedPayoutRow } from '#payouts/queries/payout_list_query'
import { retryOf, triedAt } from '#payouts/retry'
import { toPayout } from '#payouts/transformers/payout_transformer'

/** A payout for admins: its artist, why it failed, whether it can be retried, and whether the artist's payouts are held. */
export function toListedPayout(row: ListedPayoutRow) {
  return {
    ...toPayout(row),
    artist: { id: row.artist_id, bandName: row.band_name, isHeld: row.payout_hold },
    holdReason: row.payout_hold_reason,
    hasLostDevice: row.lost_device,
    failure: row.failure,
    triedAt: triedAt(row),
    retry: retryOf(row),
    followedBy: row.followed_by,
    transferId: row.stripe_transfer_id,
  }
}

export type ListedPayout = ReturnType<typeof toListedPayout>
