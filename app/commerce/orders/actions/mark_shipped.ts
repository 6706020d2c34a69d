import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Order from '#commerce/orders/models/order'
import { recordMoves } from '#commerce/orders/record_moves'

/**
 * Marks rows as shipped whose every piece was shipped. Leaves rows that were shipped before as they are, so that a repeated
 * or late update moves nothing back.
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
