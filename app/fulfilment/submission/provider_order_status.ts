import type { ProviderOrderSnapshot, RemoteStatus } from '#fulfilment/provider_types'

/**
 * - `waiting`: written down, the provider may not have heard of it
 * - `draft`: the provider has it and makes nothing of it yet
 * - `confirmed`: paid for and on its way through production
 * - `held`: the provider waits for somebody, or for its own reckoning
 * - `partial`, `fulfilled`: some or all of it was sent
 * - `failed`: it does not go on before somebody has looked at it
 * - `cancelled`: nothing will be made of it
 */
export type ProviderOrderStatus =
  'waiting' | 'draft' | 'confirmed' | 'held' | 'partial' | 'fulfilled' | 'failed' | 'cancelled'

/** What is asked of the provider again by itself. */
export const TO_SUBMIT = ['waiting', 'draft'] as const satisfies ProviderOrderStatus[]

export const isToSubmit = (status: ProviderOrderStatus) =>
  (TO_SUBMIT as readonly ProviderOrderStatus[]).includes(status)

/** What the provider is at, so that it is asked how it stands. */
export const IN_PRODUCTION = [
  'confirmed',
  'held',
  'partial',
] as const satisfies ProviderOrderStatus[]

/** Whether the provider may be at it: at our word, or, by what was heard last, at somebody's in its own dashboard. */
export const mayHaveBegun = ({
  confirmRequestedAt,
  remoteStatus,
}: {
  confirmRequestedAt: unknown
  remoteStatus: RemoteStatus | null
}) => confirmRequestedAt !== null || (remoteStatus !== null && remoteStatus !== 'draft')

type OrderState = Pick<ProviderOrderSnapshot, 'status' | 'shipments'>

/** Nothing more comes of it there, and its name is used up. What was put away without a shipment was never made. */
export const isOver = ({ status, shipments }: OrderState) =>
  status === 'cancelled' || (status === 'archived' && shipments.length === 0)

/** The same of our row, whose archived ones are `failed` only where nothing was sent. */
export const isRowOver = (status: ProviderOrderStatus, word: RemoteStatus | null) =>
  status === 'failed' && word !== null && isOver({ status: word, shipments: [] })

/**
 * How an order at the provider comes to less than was asked for: what has not begun is changed, what is paid for is
 * cancelled as a whole and the rest made anew, and of what is over nothing is left to stop. Null where it has begun, and
 * nothing stops it.
 */
export function wayToStop(there: OrderState): 'change' | 'replace' | 'over' | null {
  if (isOver(there)) return 'over'
  if (there.status === 'draft' || there.status === 'failed') return 'change'
  return there.status === 'pending' ? 'replace' : null
}

export const isInProduction = (status: ProviderOrderStatus) =>
  (IN_PRODUCTION as readonly ProviderOrderStatus[]).includes(status)

/** The whole table of moves; any other move is outdated and changes nothing. */
const MOVES: Record<ProviderOrderStatus, readonly ProviderOrderStatus[]> = {
  waiting: ['draft', 'confirmed', 'held', 'partial', 'fulfilled', 'failed', 'cancelled'],
  draft: ['confirmed', 'held', 'partial', 'fulfilled', 'failed', 'cancelled'],
  // Costs that are reckoned late bring an order back to its draft.
  confirmed: ['draft', 'held', 'partial', 'fulfilled', 'failed', 'cancelled'],
  held: ['draft', 'confirmed', 'partial', 'fulfilled', 'failed', 'cancelled'],
  partial: ['held', 'fulfilled', 'failed'],
  // A draft is no way out of it: somebody says that it is tried again.
  failed: ['waiting', 'confirmed', 'held', 'partial', 'fulfilled', 'cancelled'],
  fulfilled: [],
  cancelled: [],
}

export function mayProviderOrderMove(from: ProviderOrderStatus, to: ProviderOrderStatus): boolean {
  return MOVES[from].includes(to)
}

/** What the provider's word means here. `isStopped`: we wanted nothing of it made. */
export function statusIn(
  { status, shipments }: OrderState,
  isStopped: boolean
): ProviderOrderStatus {
  switch (status) {
    case 'draft':
    case 'partial':
    case 'fulfilled':
      return status
    case 'failed':
      return isStopped ? 'cancelled' : 'failed'
    case 'pending':
    case 'in_review':
    case 'in_process':
      return 'confirmed'
    case 'on_hold':
      return 'held'
    case 'cancelled':
      return isStopped ? 'cancelled' : 'failed'
    case 'archived':
      return shipments.length > 0 ? 'fulfilled' : isStopped ? 'cancelled' : 'failed'
  }
}

/**
 * What the provider charges nothing for where no shipment left: it was not confirmed, or it was cancelled, could not be begun
 * with, or was put away.
 */
const UNCHARGED: readonly RemoteStatus[] = ['draft', 'cancelled', 'failed', 'archived']

/**
 * Whether the provider charges what it says that an order costs: the one rule of it, for postings and checks. What an order
 * that was sent in part and then cancelled came to, its costs say.
 */
export function isCharged({ status, shipments }: OrderState): boolean {
  return shipments.length > 0 || !UNCHARGED.includes(status)
}

/** The same of our row: what we have cancelled is refunded, whatever the provider's last word was. */
export function isRowCharged(
  status: ProviderOrderStatus,
  word: RemoteStatus | null,
  hasSent: boolean
): boolean {
  return hasSent || (status !== 'cancelled' && word !== null && !UNCHARGED.includes(word))
}

/** That rule in a statement that reads `provider_orders`. */
export const IS_ROW_CHARGED = `(status <> 'cancelled' AND coalesce(remote_status, 'draft') NOT IN (${UNCHARGED.map((word) => `'${word}'`).join(', ')})
  OR EXISTS (SELECT FROM shipments WHERE shipments.provider_order_id = provider_orders.id))`
