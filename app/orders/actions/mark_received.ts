import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import Order from '#orders/models/order'
import { assertMove } from '#orders/order_status'
import { recordMoves } from '#orders/record_moves'

type Received = {
  orderId: number
  /** Null for a guest, who came by their link, and for the passing of time. */
  actorUserId: number | null
  notes?: string
}

/**
 * *Received*: the buyer has the goods, so a shipped row is delivered (RULINGS.md, Orders and money). Other rows of the
 * checkout may come in another parcel. Throws NoSuchMove for a row that was not shipped.
 */
export class MarkReceived {
  async handle({ orderId, actorUserId, notes }: Received, caller?: TransactionClientContract) {
    return inTransaction(caller, async (trx) => {
      const order = await Order.query({ client: trx })
        .where('id', orderId)
        .forUpdate()
        .firstOrFail()
      const from = order.status
      assertMove(from, 'delivered')
      await order.merge({ status: 'delivered' }).save()
      await recordMoves([{ orderId, from, to: 'delivered', actorUserId, notes }], trx)
    })
  }
}
