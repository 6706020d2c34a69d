export type PaymentSessionStatus =
  'creating' | 'open' | 'processing' | 'complete' | 'expired' | 'failed'

/** Statuses of which a checkout has at most one row (`payment_sessions_one_open`). */
export const LIVE_STATUSES = [
  'creating',
  'open',
  'processing',
] as const satisfies PaymentSessionStatus[]

/**
 * Where a session may go from where it is. Events arrive late, repeated and out of order: any other
 * move comes from an outdated update and changes nothing. Money that was taken always counts, whatever was believed before.
 */
const MOVES: Record<PaymentSessionStatus, readonly PaymentSessionStatus[]> = {
  creating: ['open', 'processing', 'complete', 'expired', 'failed'],
  open: ['processing', 'complete', 'expired', 'failed'],
  processing: ['complete', 'failed'],
  expired: ['complete'],
  failed: ['complete'],
  complete: [],
}

export function mayMove(from: PaymentSessionStatus, to: PaymentSessionStatus): boolean {
  return MOVES[from].includes(to)
}

/** The statuses from which a session may move there. */
export function statusesBefore(to: PaymentSessionStatus): PaymentSessionStatus[] {
  const all = Object.keys(MOVES) as PaymentSessionStatus[]
  return all.filter((from) => mayMove(from, to))
}
