/**
 * - `inquiry`: the bank asks, and has taken nothing
 * - `open`: the money is with the bank until it has decided
 * - `won`, `lost`: decided; an inquiry that was closed counts as won
 */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'won', 'lost'] as const

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** The bank has not decided; a dispute of these that is not answered waits for us. */
export const UNDECIDED_STATUSES: readonly DisputeStatus[] = ['inquiry', 'open']

export const isUndecidedDispute = (status: DisputeStatus) => UNDECIDED_STATUSES.includes(status)

/** The same in SQL over `disputes`. */
export const IS_UNDECIDED_DISPUTE = `disputes.status IN (${UNDECIDED_STATUSES.map((status) => `'${status}'`).join(', ')})`
