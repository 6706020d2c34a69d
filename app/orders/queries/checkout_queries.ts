import Checkout from '#orders/models/checkout'
import type Order from '#orders/models/order'

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
}
