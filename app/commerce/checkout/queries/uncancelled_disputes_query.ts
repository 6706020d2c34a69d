import db from '@adonisjs/lucid/services/db'
import { fulfilmentPort } from '#commerce/fulfilment_port'

type Row = { id: number; checkout_id: number }

/**
 * Checkouts with orders that a lost dispute refunded in full and that are not cancelled yet, in key order. Leaves out an
 * order that the printer no longer cancels.
 */
export class UncancelledDisputesQuery {
  async handle(): Promise<number[]> {
    const orders: Row[] = await db
      .from('orders')
      .whereIn('checkout_id', db.from('disputes').where('status', 'lost').select('checkout_id'))
      .where({ status: 'processing', payment_status: 'refunded' })
      .orderBy('checkout_id')
      .select('id', 'checkout_id')
    const fixed = await fulfilmentPort.current().notCancellable(orders.map(({ id }) => id))
    const open = orders.filter(({ id }) => !fixed.has(id))
    return [...new Set(open.map((order) => order.checkout_id))]
  }
}
