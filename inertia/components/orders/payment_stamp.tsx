import { formatDate } from '~/lib/dates'
import type { OrderPage } from '~/lib/shapes'

/** When an order was paid, ISO 8601; null where it was not. */
export const paidAt = ({ timeline }: OrderPage): string | null =>
  timeline.find(({ status }) => status === 'processing')?.at ?? null

function stampWords(order: OrderPage): string {
  const paid = paidAt(order)
  if (order.lines.every(({ status }) => status === 'cancelled')) return 'Cancelled'
  if (paid) return `Paid ${formatDate(paid)}`
  return order.isPaymentProcessing ? 'Payment in progress' : 'Not paid'
}

/** How the payment of a printed order stands, as a rubber stamp. */
export function PaymentStamp({ order }: { order: OrderPage }) {
  return <p className="order-stamp tag">{stampWords(order)}</p>
}
