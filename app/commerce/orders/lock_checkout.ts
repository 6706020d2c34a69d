import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { columnsOf, modelFrom } from '#core/database/joined_models'
import Checkout from '#commerce/orders/models/checkout'
import Order from '#commerce/orders/models/order'

/**
 * Locks a checkout and then its rows until the transaction ends, in one statement. PostgreSQL locks in the order in
 * which the statement names the tables; the order is the same everywhere, to prevent deadlocks. A row that
 * changes while the statement waits is returned as it is after the change. A checkout never gets further rows.
 */
export async function lockCheckout(checkoutId: number, trx: TransactionClientContract) {
  const { rows } = await trx.rawQuery<{ rows: Record<string, unknown>[] }>(
    `SELECT ${columnsOf(Checkout)}, ${columnsOf(Order)} FROM checkouts JOIN orders ON orders.checkout_id = checkouts.id
      WHERE checkouts.id = ? ORDER BY orders.id FOR UPDATE`,
    [checkoutId]
  )
  if (!rows[0]) return { checkout: await lockCheckoutAlone(checkoutId, trx), orders: [] }
  return {
    checkout: modelFrom(Checkout, rows[0], trx),
    orders: rows.map((row) => modelFrom(Order, row, trx)),
  }
}

/** Locks a checkout without its rows, for a change of the checkout as a whole. */
export function lockCheckoutAlone(
  checkoutId: number,
  trx: TransactionClientContract
): Promise<Checkout> {
  return Checkout.query({ client: trx }).where('id', checkoutId).forUpdate().firstOrFail()
}
