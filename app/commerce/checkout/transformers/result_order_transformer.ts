import { deliveryEstimate } from '#commerce/orders/delivery_estimate'
import { OrderTransformer, type OrderRow } from '#commerce/orders/transformers/order_transformer'

/** What the pages after a payment show of an order: no name, no address, no e-mail. Amounts in pounds. */
export type ResultOrder = NonNullable<ReturnType<typeof toResultOrder>>

/** Null for no rows. */
export function toResultOrder(rows: OrderRow[]) {
  const orders = rows.map(OrderTransformer.forBuyer)
  const [first] = orders
  if (!first) return null
  return {
    lines: orders.map(({ orderNumber, product, artist, size, color, quantity, totalAmount }) => ({
      orderNumber,
      product,
      artist,
      size,
      color,
      quantity,
      totalAmount,
    })),
    shippingAmount: first.shippingAmount,
    total: first.checkoutTotal,
    currency: first.currency,
    /** All of it; the provider has the refund in hand or has made it. */
    isRefunded: orders.every(({ paymentStatus }) => paymentStatus === 'refunded'),
    deliveryEstimate: deliveryEstimate(rows[0]!.country),
  }
}
