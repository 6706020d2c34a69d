import type { OrderStatus } from '#orders/order_status'

/**
 * Whether nothing of a checkout is left to be sent once these rows of it are cancelled: then what was paid for sending
 * it goes back to the buyer as well.
 */
export const areLastToGo = (
  orderIds: readonly number[],
  rows: readonly { id: number; status: OrderStatus }[]
) => rows.every(({ id, status }) => status === 'cancelled' || orderIds.includes(id))
