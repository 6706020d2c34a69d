import { toBuyer, type CheckoutBuyer } from '#commerce/orders/checkout_buyer'
import Checkout from '#commerce/orders/models/checkout'
import type Order from '#commerce/orders/models/order'
import { checkoutsBeingPaid } from '#commerce/orders/queries/checkouts_being_paid'
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

  /** The ids of checkouts that are sold, or being paid by a delayed method. */
  async boughtAmong(checkoutIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (checkoutIds.length === 0) return new Set()
    const checkouts = await Checkout.query()
      .whereIn('id', [...checkoutIds])
      .select('id', 'paid_at', 'cancelled_at')
    const sold = checkouts.filter(({ isSold }) => isSold).map(({ id }) => id)
    return new Set([...sold, ...(await checkoutsBeingPaid(checkoutIds))])
  }

  /** Reads the buyer of a checkout. */
  async buyerOf(checkoutId: number): Promise<CheckoutBuyer> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .select('id', 'customer_email', 'customer_name', 'street', 'city', 'state', 'zip_code')
      .select('country')
      .firstOrFail()
    return toBuyer(checkout)
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

  /** Lists the ids of checkouts that were not paid in time and are not cancelled yet, in key order, after an id. */
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
