import type { OrderRow } from '#commerce/public'
import { fromDecimal, toDecimal, toNumber } from '#shared/money'

/** An order row as the list of all orders shows it. */
export type ListedOrderRow = {
  id: number
  order_number: string
  checkout_id: number
  product_name: string
  band_name: string
  artist_id: number
  size: string
  color: string
  quantity: number
  total_amount: string
  refunded_amount: string
  currency: string
  status: OrderRow['status']
  payment_status: OrderRow['payment_status']
  created_at: Date
  customer_name: string | null
  customer_email: string | null
  country: string | null
  production_hold: boolean
}

/** Amounts in `currency`, times ISO 8601 in UTC. */
export function toListedOrder(row: ListedOrderRow) {
  return {
    id: row.id,
    orderNumber: row.order_number,
    createdAt: row.created_at.toISOString(),
    productName: row.product_name,
    artist: { id: row.artist_id, bandName: row.band_name },
    size: row.size,
    color: row.color,
    quantity: row.quantity,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    totalAmount: toNumber(fromDecimal(row.total_amount)),
    currency: row.currency,
    status: row.status,
    paymentStatus: row.payment_status,
    isHeld: row.production_hold,
  }
}

export type ListedOrder = ReturnType<typeof toListedOrder>

export const LISTED_ORDER_CSV_HEAD = [
  'Order ID',
  'Date',
  'Artist',
  'Product',
  'Size',
  'Colour',
  'Quantity',
  'Customer',
  'Email',
  'Country',
  'Amount',
  'Refunded',
  'Currency',
  'Status',
  'Payment',
  'Held',
]

/** Amounts with two decimals, times in UTC. */
export function toListedOrderCells(row: ListedOrderRow): (string | number)[] {
  const amount = (text: string) => toDecimal(fromDecimal(text))
  return [
    row.order_number,
    row.created_at.toISOString(),
    row.band_name,
    row.product_name,
    row.size,
    row.color,
    row.quantity,
    row.customer_name ?? 'Guest',
    row.customer_email ?? '',
    row.country ?? '',
    amount(row.total_amount),
    amount(row.refunded_amount),
    row.currency,
    row.status,
    row.payment_status,
    row.production_hold ? 'held' : '',
  ]
}
