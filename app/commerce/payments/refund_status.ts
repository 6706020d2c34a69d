/**
 * - `creating`: our row is written, the provider may not have heard of it
 * - `pending`, `succeeded`: the provider is refunding the money, or has done so
 * - `failed`: refused, or sent back by the buyer's bank
 */
export type RefundStatus = 'creating' | 'pending' | 'succeeded' | 'failed'

/**
 * Any other move comes from an outdated update: a refund that Stripe reported as failed never succeeds later. One that
 * failed before Stripe named it counts as `creating` (ApplyRefundUpdate).
 */
const MOVES: Record<RefundStatus, readonly RefundStatus[]> = {
  creating: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
}

export function mayRefundMove(from: RefundStatus, to: RefundStatus): boolean {
  return MOVES[from].includes(to)
}

/** Whether the order rows include the amounts of a refund in this state. */
export function isGiven(status: RefundStatus): boolean {
  return status === 'pending' || status === 'succeeded'
}
