import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Checkout from '#orders/models/checkout'
import Order from '#orders/models/order'

/** A checkout and its rows, held until the transaction ends; in this order everywhere, so that nobody waits for ever. */
export async function lockCheckout(checkoutId: number, trx: TransactionClientContract) {
  const checkout = await Checkout.query({ client: trx })
    .where('id', checkoutId)
    .forUpdate()
    .firstOrFail()
  const orders = await Order.query({ client: trx })
    .where('checkout_id', checkoutId)
    .orderBy('id')
    .forUpdate()
  return { checkout, orders }
}
