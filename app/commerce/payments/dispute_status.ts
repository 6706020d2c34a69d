import type { DisputeStatus } from '#shared/dispute'

/** Any other move comes from an outdated update. */
const MOVES: Record<DisputeStatus, readonly DisputeStatus[]> = {
  inquiry: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: [],
  lost: [],
}

export function mayDisputeMove(from: DisputeStatus, to: DisputeStatus): boolean {
  return MOVES[from].includes(to)
}
