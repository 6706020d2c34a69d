import { toAwaitedPayment } from '#commerce/orders/transformers/awaited_payment_transformer'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

/** What can still be done with an order whose payment page was left. */
export type UnpaidResult = ReturnType<typeof toUnpaidResult>

type Viewer = {
  /** Null for a visitor who is not signed in. */
  accountId: number | null
  /** The open payment page, for viewers who may go on paying. */
  payUrl: string | null
}

export function toUnpaidResult(row: OrderRow, { accountId, payUrl }: Viewer) {
  const { payBy } = toAwaitedPayment(row, new Set())
  const isOwn = row.buyer_user_id !== null && row.buyer_user_id === accountId
  const mayBeOwn = row.buyer_user_id !== null && accountId === null
  return {
    /** ISO 8601 in UTC; null where it can be paid no more. */
    payBy,
    payUrl: payBy && payUrl,
    /** The order's page, for its account or for who may sign in to it; a guest's has none before it is paid. */
    orderPath: isOwn || mayBeOwn ? `/orders/${row.order_number}` : null,
  }
}
