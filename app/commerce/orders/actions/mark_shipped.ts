import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Order from '#commerce/orders/models/order'
import { recordMoves } from '#commerce/orders/record_moves'

/**
 * Rows of which every piece is in the post. Those that were shipped before are left alone, so that an update that comes twice
 * or late moves nothing back.
 *
 * @returns ids of the rows that became shipped now.
 */
export class MarkShipped {
  async handle(
    { orderIds, notes }: { orderIds: readonly number[]; notes: string },
    trx: TransactionClientContract
  ): Promise<number[]> {
    const orders = await Order.query({ client: trx })
      .whereIn('id', [...orderIds])
      .where('status', 'processing')
      .orderBy('id')
      .forUpdate()
    for (const order of orders) {
      await order.merge({ status: 'shipped' }).save()
      await recordMoves([{ orderId: order.id, from: 'processing', to: 'shipped', notes }], trx)
    }
    return orders.map(({ id }) => id)
  }
}
