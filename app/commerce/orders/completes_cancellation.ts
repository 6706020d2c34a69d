import type { OrderStatus } from '#commerce/orders/order_status'

/**
 * Whether cancelling these rows completes the cancellation of their checkout: then its shipping is refunded as well.
 */
export const completesCancellation = (
  orderIds: readonly number[],
  rows: readonly { id: number; status: OrderStatus }[]
) => rows.every(({ id, status }) => status === 'cancelled' || orderIds.includes(id))
