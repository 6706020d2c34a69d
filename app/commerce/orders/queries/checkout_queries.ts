import type { ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'
import Checkout from '#commerce/orders/models/checkout'
import type Order from '#commerce/orders/models/order'
import { checkoutsBeingPaid } from '#commerce/orders/queries/checkouts_being_paid'
import { clock } from '#shared/clock'

export type PlacedCheckout = { checkout: Checkout; orders: Order[] }

export type CheckoutBuyer = {
  checkoutId: number
  email: string | null
  name: string | null
  /** Null where the payment page asks for it. */
  address: ShippingAddress | null
}

/** A checkout with the rows it consists of, in the order they were placed. */
export class CheckoutQueries {
  async withOrders(checkoutId: number): Promise<PlacedCheckout> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .preload('orders', (orders) => orders.orderBy('id'))
      .firstOrFail()
    return { checkout, orders: checkout.orders }
  }

  /** Whether the checkout is cancelled at present. */
  async isCancelled(checkoutId: number): Promise<boolean> {
    const { cancelledAt } = await Checkout.query()
      .where('id', checkoutId)
      .select('cancelled_at')
      .firstOrFail()
    return cancelledAt !== null
  }

  /** Sold, or paid by a method that takes its time, so that it may come to be. */
  async isBought(checkoutId: number): Promise<boolean> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .select('paid_at', 'cancelled_at')
      .firstOrFail()
    if (checkout.isSold) return true
    const beingPaid = await checkoutsBeingPaid([checkoutId])
    return beingPaid.has(checkoutId)
  }

  /** Reads the buyer and the delivery address. Only the checkout holds them, so that one update erases them. */
  async buyerOf(checkoutId: number): Promise<CheckoutBuyer> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .select('customer_email', 'customer_name', 'street', 'city', 'state', 'zip_code', 'country')
      .firstOrFail()
    const { street, city, state, zipCode, country } = checkout
    return {
      checkoutId,
      email: checkout.customerEmail,
      name: checkout.customerName,
      address:
        street && city && state && zipCode && country
          ? { street, city, state, zipCode, country }
          : null,
    }
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
