import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Order from '#orders/models/order'
import { assertMove } from '#orders/order_status'
import { recordMoves } from '#orders/record_moves'

type Cancelled = {
  orderIds: readonly number[]
  actorUserId: number | null
  reason: string
}

/**
 * Takes paid rows out of production for good; their money is given back in the same transaction. Throws NoSuchMove for
 * one that has left the printer.
 */
export class CancelPaidOrders {
  async handle({ orderIds, actorUserId, reason }: Cancelled, trx: TransactionClientContract) {
    const orders = await Order.query({ client: trx })
      .whereIn('id', [...orderIds])
      .orderBy('id')
      .forUpdate()
    for (const order of orders) {
      const from = order.status
      assertMove(from, 'cancelled')
      await order.merge({ status: 'cancelled' }).save()
      await recordMoves(
        [{ orderId: order.id, from, to: 'cancelled', actorUserId, notes: reason }],
        trx
      )
    }
  }
}
