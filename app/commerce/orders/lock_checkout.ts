import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Checkout from '#commerce/orders/models/checkout'
import Order from '#commerce/orders/models/order'

/** Locks a checkout, then its rows, until the transaction ends. The order is the same everywhere, to prevent deadlocks. */
export async function lockCheckout(checkoutId: number, trx: TransactionClientContract) {
  const checkout = await lockCheckoutAlone(checkoutId, trx)
  const orders = await Order.query({ client: trx })
    .where('checkout_id', checkoutId)
    .orderBy('id')
    .forUpdate()
  return { checkout, orders }
}

/** Locks a checkout without its rows, for a change of the checkout as a whole. */
export function lockCheckoutAlone(
  checkoutId: number,
  trx: TransactionClientContract
): Promise<Checkout> {
  return Checkout.query({ client: trx }).where('id', checkoutId).forUpdate().firstOrFail()
}
