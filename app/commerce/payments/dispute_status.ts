/**
 * - `inquiry`: the bank asks, and has taken nothing
 * - `open`: the money is with the bank until it has decided
 * - `won`, `lost`: decided; an inquiry that was closed counts as won
 */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost'

/** The bank has not decided; what of it is not answered waits for us. */
export const UNDECIDED: DisputeStatus[] = ['inquiry', 'open']

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
