import Checkout from '#orders/models/checkout'
import type Order from '#orders/models/order'
import { clock } from '#shared/clock'

export type PlacedCheckout = { checkout: Checkout; orders: Order[] }

/** A checkout with the rows it consists of, in the order they were placed. */
export class CheckoutQueries {
  async withOrders(checkoutId: number): Promise<PlacedCheckout> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .preload('orders', (orders) => orders.orderBy('id'))
      .firstOrFail()
    return { checkout, orders: checkout.orders }
  }

  /** The email stands on the checkout alone, so that erasing it is one update. */
  async emailOf(checkoutId: number): Promise<string | null> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .select('customer_email')
      .firstOrFail()
    return checkout.customerEmail
  }

  /** The paid checkout of an order number that was bought with this email (in any case), or null. */
  async boughtBy({ orderNumber, email }: { orderNumber: string; email: string }) {
    const checkout = await Checkout.query()
      .whereNotNull('paid_at')
      .whereRaw('lower(customer_email) = ?', [email.toLowerCase()])
      .whereHas('orders', (orders) => orders.where('order_number', orderNumber))
      .select('id')
      .first()
    return checkout?.id ?? null
  }

  /** Ids of checkouts that were not paid in time and nobody ended yet, in key order, beginning after an id. */
  async overdue({ after, limit }: { after: number; limit: number }): Promise<number[]> {
    const rows = await Checkout.query()
      .whereNull('paid_at')
      .whereNull('cancelled_at')
      .where('expires_at', '<=', clock.now().toJSDate())
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }
}
