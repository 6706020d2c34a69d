import { NoSuchMove } from '#commerce/orders/errors'

/** States of an order row (docs/rules/orders.md#order-status). */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATUSES = [
  'unpaid',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** For the filters of lists. */
export const STATUSES = { order: ORDER_STATUSES, payment: PAYMENT_STATUSES }

/** The whole table of moves: from a state to each state it may become. */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  // A payment found on a cancelled checkout revives it.
  cancelled: ['processing'],
}

/** Throws NoSuchMove where the table has none. */
export function assertMove(from: OrderStatus, to: OrderStatus) {
  if (!MOVES[from].includes(to)) throw new NoSuchMove(from, to)
}
