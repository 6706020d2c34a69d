import type { ProviderOrderSnapshot, RemoteStatus } from '#fulfilment/provider_types'

/**
 * - `waiting`: stored here; the provider may not have it yet
 * - `draft`: the provider has it and has not started on it
 * - `confirmed`: paid for and on its way through production
 * - `held`: the provider waits for a person to act, or for its own calculation
 * - `partial`, `fulfilled`: some or all of it was sent
 * - `failed`: it does not continue before a person has looked at it
 * - `cancelled`: nothing will be made of it
 */
export type ProviderOrderStatus =
  'waiting' | 'draft' | 'confirmed' | 'held' | 'partial' | 'fulfilled' | 'failed' | 'cancelled'

/** Statuses in which an order is submitted to the provider automatically. */
export const TO_SUBMIT = ['waiting', 'draft'] as const satisfies ProviderOrderStatus[]

export const isToSubmit = (status: ProviderOrderStatus) =>
  (TO_SUBMIT as readonly ProviderOrderStatus[]).includes(status)

type Retried = {
  status: ProviderOrderStatus
  attempts: number
  lastError: string | null
  syncedAt: unknown
}

/** Whether an admin's retry has not begun yet: the order is about to be submitted, or read again. */
export const isAwaitingRetry = ({ status, attempts, lastError, syncedAt }: Retried) =>
  lastError !== null &&
  ((status === 'waiting' && attempts === 0) || (status === 'fulfilled' && !syncedAt))

/** Statuses in which the provider works on an order, so that its state is read again. */
export const IN_PRODUCTION = [
  'confirmed',
  'held',
  'partial',
] as const satisfies ProviderOrderStatus[]

/**
 * Whether the provider may have started on an order: we asked it to confirm the order, or its last known status shows
 * that the order was confirmed in the provider's own dashboard.
 */
export const mayHaveBegun = ({
  confirmRequestedAt,
  remoteStatus,
}: {
  confirmRequestedAt: unknown
  remoteStatus: RemoteStatus | null
}) => confirmRequestedAt !== null || (remoteStatus !== null && remoteStatus !== 'draft')

type OrderState = Pick<ProviderOrderSnapshot, 'status' | 'shipments'>

/**
 * Whether an order has ended at the provider, so that its external id is used up. An archived order without a shipment
 * was never made.
 */
export const isOver = ({ status, shipments }: OrderState) =>
  status === 'cancelled' || (status === 'archived' && shipments.length === 0)

/** The same rule for our row; the row of an archived order is `failed` only where nothing was sent. */
export const isRowOver = (status: ProviderOrderStatus, word: RemoteStatus | null) =>
  status === 'failed' && word !== null && isOver({ status: word, shipments: [] })

/**
 * How to reduce an order at the provider: an order that has not begun is changed; one that is paid for is cancelled as a
 * whole and its remaining items are ordered again; one that is over needs no change. Null where production has begun and
 * cannot be stopped.
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
  // An order whose costs are calculated late returns to `draft`.
  confirmed: ['draft', 'held', 'partial', 'fulfilled', 'failed', 'cancelled'],
  held: ['draft', 'confirmed', 'partial', 'fulfilled', 'failed', 'cancelled'],
  partial: ['held', 'fulfilled', 'failed'],
  // A failed order does not return to `draft`: another attempt has to be requested, and starts at `waiting`.
  failed: ['waiting', 'confirmed', 'held', 'partial', 'fulfilled', 'cancelled'],
  fulfilled: [],
  cancelled: [],
}

export function mayProviderOrderMove(from: ProviderOrderStatus, to: ProviderOrderStatus): boolean {
  return MOVES[from].includes(to)
}

/** Maps the provider's status to ours. `isStopped`: we wanted nothing of the order made. */
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
 * Statuses in which the provider charges nothing for an order without a shipment: it was not confirmed, or it was
 * cancelled, could not be started, or was archived.
 */
const UNCHARGED: readonly RemoteStatus[] = ['draft', 'cancelled', 'failed', 'archived']

/**
 * Whether the provider charges the stated costs of an order; the only rule for this, for postings and checks. The costs
 * of an order that was sent in part and then cancelled state what it came to.
 */
export function isCharged({ status, shipments }: OrderState): boolean {
  return shipments.length > 0 || !UNCHARGED.includes(status)
}

/** The same rule for our row: an order that we cancelled is refunded, whatever the provider's last status was. */
export function isRowCharged(
  status: ProviderOrderStatus,
  word: RemoteStatus | null,
  hasSent: boolean
): boolean {
  return hasSent || (status !== 'cancelled' && word !== null && !UNCHARGED.includes(word))
}

/** The same rule in SQL, for a statement that reads `provider_orders`. */
export const IS_ROW_CHARGED = `(status <> 'cancelled' AND coalesce(remote_status, 'draft') NOT IN (${UNCHARGED.map((word) => `'${word}'`).join(', ')})
  OR EXISTS (SELECT FROM shipments WHERE shipments.provider_order_id = provider_orders.id))`
