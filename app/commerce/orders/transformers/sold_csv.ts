import type { SoldRow } from '#commerce/orders/transformers/order_transformer'
import { fromDecimal, toDecimal } from '#shared/money'

export const SOLD_CSV_HEAD = [
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
  'Your earnings',
  'Currency',
  'Status',
  'Payment',
  'Gig',
  'QR code',
]

/** An order for its artist’s accounts: of the customer the name and country, amounts with two decimals, times in UTC. */
export function toSoldCells(row: SoldRow): (string | number)[] {
  const amount = (text: string) => toDecimal(fromDecimal(text))
  return [
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
    [row.attribution?.name, row.attribution?.city].filter(Boolean).join(', '),
    row.attribution?.code ?? '',
  ]
}
