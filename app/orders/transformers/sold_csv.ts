import type { OrderRow } from '#orders/transformers/order_shape'
import { csvLine } from '#shared/csv'
import { fromDecimal, toDecimal } from '#shared/money'

const HEAD = [
  'Order ID',
  'Date',
  'Product',
  'Size',
  'Colour',
  'Quantity',
  'Customer',
  'Country',
  'Amount',
  'Refunded',
  'Your profit',
  'Currency',
  'Status',
  'Payment',
]

export const soldCsvHead = () => csvLine(HEAD)

/** An order for its artist's books: of the customer the name and country, amounts with two decimals, times in UTC. */
export function toSoldCsv(row: OrderRow): string {
  const amount = (text: string) => toDecimal(fromDecimal(text))
  return csvLine([
    row.order_number,
    row.created_at.toISOString(),
    row.product_name,
    row.size,
    row.color,
    row.quantity,
    row.customer_name ?? 'Guest',
    row.country ?? '',
    amount(row.total_amount),
    amount(row.refunded_amount),
    amount(row.artist_profit_left),
    row.currency,
    row.status,
    row.payment_status,
  ])
}
