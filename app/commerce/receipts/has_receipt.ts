import type { OrderStatus } from '#commerce/orders/order_status'

/**
 * Whether a checkout has a receipt, by the status changes of its rows. Those that were sold, in the ledger a `sale`, became
 * `processing`; what was paid after it was cancelled bought nothing.
 */
export const hasReceipt = (moves: { to_status: OrderStatus }[]): boolean =>
  moves.some(({ to_status: status }) => status === 'processing')
