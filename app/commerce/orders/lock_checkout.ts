import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { columnsOf, modelFrom } from '#core/database/joined_models'
import Checkout from '#commerce/orders/models/checkout'
import Order from '#commerce/orders/models/order'

/** SQL: whether the product of a row of `orders` was taken down as a legal matter. */
const IS_TAKEN_DOWN =
  '(SELECT is_legal_takedown(takedown_id) FROM products WHERE products.id = orders.product_id)'

/**
 * Locks a checkout and then its rows until the transaction ends, in one statement. PostgreSQL locks in the order in
 * which the statement names the tables; the order is the same everywhere, to prevent deadlocks. A row that
 * changes while the statement waits is returned as it is after the change. A checkout never gets further rows.
 *
 * `isTakenDown`: a product of it was taken down as a legal matter (docs/rules/products-and-approval.md#takedown).
 */
export async function lockCheckout(checkoutId: number, trx: TransactionClientContract) {
  const { rows } = await trx.rawQuery<{ rows: Record<string, unknown>[] }>(
    `SELECT ${columnsOf(Checkout)}, ${columnsOf(Order)}, ${IS_TAKEN_DOWN} AS is_taken_down FROM checkouts JOIN orders ON orders.checkout_id = checkouts.id
      WHERE checkouts.id = ? ORDER BY orders.id FOR UPDATE`,
    [checkoutId]
  )
  if (!rows[0])
    return {
      checkout: await lockCheckoutAlone(checkoutId, trx),
      orders: [],
      isTakenDown: false,
    }
  return {
    checkout: modelFrom(Checkout, rows[0], trx),
    orders: rows.map((row) => modelFrom(Order, row, trx)),
    isTakenDown: rows.some((row) => row.is_taken_down),
  }
}

/** Locks a checkout without its rows, for a change of the checkout as a whole. */
export function lockCheckoutAlone(
  checkoutId: number,
  trx: TransactionClientContract
): Promise<Checkout> {
  return Checkout.query({ client: trx }).where('id', checkoutId).forUpdate().firstOrFail()
}
