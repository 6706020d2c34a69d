export const PAYOUT_STATUSES = ['reserved', 'sending', 'paid', 'failed', 'cancelled'] as const

/**
 * - `reserved`: our row is committed, Stripe is not called yet; a change of its order rows cancels it
 * - `sending`: Stripe may have been called, and the outcome is unknown; nothing of it may change
 * - `paid`: the transfer is made
 * - `failed`: Stripe refused it for good, and its lines wait for another payout
 * - `cancelled`: it was never sent, and its lines wait for another payout
 */
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

const MOVES: Record<PayoutStatus, readonly PayoutStatus[]> = {
  reserved: ['sending', 'cancelled'],
  sending: ['paid', 'failed'],
  paid: [],
  failed: [],
  cancelled: [],
}

export function mayPayoutMove(from: PayoutStatus, to: PayoutStatus): boolean {
  return MOVES[from].includes(to)
}

/** The statuses of which an artist has at most one payout (`payouts_one_under_way`). */
export const UNDER_WAY = ['reserved', 'sending'] as const satisfies PayoutStatus[]

export function isUnderWay(status: PayoutStatus): boolean {
  return (UNDER_WAY as readonly PayoutStatus[]).includes(status)
}

/**
 * - `creating`: our row is committed, Stripe may not have been called yet
 * - `succeeded`: the money is back
 * - `failed`: Stripe refused it, as when the artist's account no longer holds the money
 */
export type ReversalStatus = 'creating' | 'succeeded' | 'failed'
