import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'
import { NotifyDelivered } from '#commerce/orders/actions/notify_delivered'
import Order from '#commerce/orders/models/order'
import { assertMove } from '#commerce/orders/order_status'
import { recordMoves } from '#commerce/orders/record_moves'

type Received = {
  orderIds: readonly number[]
  /** Null for a guest, who came by their link, and for the passing of time. */
  actorUserId: number | null
  notes?: string
  /** The buyer says so. */
  isConfirmed?: boolean
}

/**
 * Marks shipped rows as delivered (docs/rules/orders.md#delivered), all or none, and asks the buyer for reviews, in one
 * mail for the rows of a checkout. Other rows of the checkout may arrive in another shipment. Throws NoSuchMove for a
 * row that was not shipped, and NotFound.
 */
@inject()
export class MarkReceived {
  constructor(private notify: NotifyDelivered) {}

  async handle(
    { orderIds, actorUserId, notes, isConfirmed }: Received,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const orders = await Order.query({ client: trx })
        .whereIn('id', [...orderIds])
        .orderBy('id')
        .forUpdate()
      if (orders.length < new Set(orderIds).size) throw new NotFound()
      for (const order of orders) {
        assertMove(order.status, 'delivered')
        await order.merge({ status: 'delivered' }).save()
        const move = { orderId: order.id, from: 'shipped', to: 'delivered', actorUserId } as const
        await recordMoves([{ ...move, notes }], trx)
      }
      for (const [checkoutId, delivered] of Map.groupBy(orders, (order) => order.checkoutId))
        await this.notify.handle(
          { checkoutId, orderIds: delivered.map(({ id }) => id), isConfirmed },
          trx
        )
    })
  }
}
