export const PAYOUT_STATUSES = ['reserved', 'sending', 'paid', 'failed', 'cancelled'] as const

/**
 * - `reserved`: our row is written, Stripe has not heard of it; what happens to its order rows now cancels it
 * - `sending`: Stripe was asked, and nobody knows yet; nothing of it may change
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

/** Of which an artist has at most one (`payouts_one_under_way`). */
export const UNDER_WAY = ['reserved', 'sending'] as const satisfies PayoutStatus[]

export function isUnderWay(status: PayoutStatus): boolean {
  return (UNDER_WAY as readonly PayoutStatus[]).includes(status)
}

/**
 * - `creating`: our row is written, Stripe may not have heard of it
 * - `succeeded`: the money is back
 * - `failed`: Stripe refused it: the artist's account does not hold it any more
 */
export type ReversalStatus = 'creating' | 'succeeded' | 'failed'
