import db from '@adonisjs/lucid/services/db'
import { fulfilmentPort } from '#commerce/fulfilment_port'

type Row = { id: number; checkout_id: number; status: 'pending' | 'processing' }

/** Orders of products that are not made yet, for a takedown of these products. */
export class OrdersOfProductsQuery {
  /** Checkouts that may still be paid, and orders that are paid and that the printer still cancels. */
  async count(productIds: readonly number[]) {
    const rows = await withoutFixed(await unmade(productIds))
    const unpaid = rows.filter(({ status }) => status === 'pending')
    return {
      openCheckouts: new Set(unpaid.map((order) => order.checkout_id)).size,
      unconfirmedOrders: rows.length - unpaid.length,
    }
  }

  /** The checkouts with such orders of a product that is taken down as a legal matter, in key order. */
  async checkoutsTakenDown(productId: number): Promise<number[]> {
    const rows: Row[] = await unmade([productId])
      .join('products', 'products.id', 'orders.product_id')
      .whereRaw('is_legal_takedown(products.takedown_id)')
      .orderBy('orders.checkout_id')
    return [...new Set((await withoutFixed(rows)).map((order) => order.checkout_id))]
  }
}

/** Without what the printer no longer cancels. */
async function withoutFixed(rows: Row[]): Promise<Row[]> {
  const paid = rows.filter(({ status }) => status === 'processing').map(({ id }) => id)
  const fixed = await fulfilmentPort.current().notCancellable(paid)
  return rows.filter(({ id }) => !fixed.has(id))
}

const unmade = (productIds: readonly number[]) =>
  db
    .from('orders')
    .whereIn('orders.product_id', [...productIds])
    .whereIn('orders.status', ['pending', 'processing'])
    .select('orders.id', 'orders.checkout_id', 'orders.status')
