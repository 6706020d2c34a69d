import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Checkout from '#commerce/orders/models/checkout'
import Order from '#commerce/orders/models/order'

/** A checkout and its rows, held until the transaction ends; in this order everywhere, so that nobody waits for ever. */
export async function lockCheckout(checkoutId: number, trx: TransactionClientContract) {
  const checkout = await lockCheckoutAlone(checkoutId, trx)
  const orders = await Order.query({ client: trx })
    .where('checkout_id', checkoutId)
    .orderBy('id')
    .forUpdate()
  return { checkout, orders }
}

/** Without its rows: for what is of the whole checkout. */
export function lockCheckoutAlone(
  checkoutId: number,
  trx: TransactionClientContract
): Promise<Checkout> {
  return Checkout.query({ client: trx }).where('id', checkoutId).forUpdate().firstOrFail()
}
