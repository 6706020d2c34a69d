import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HeldPieces } from '#commerce/orders/held_pieces'
import { CheckoutLedger } from '#commerce/orders/ledger/checkout_ledger'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { assertMove } from '#commerce/orders/order_status'
import { recordMoves } from '#commerce/orders/record_moves'
import { pence } from '#shared/money'

type Cancelled = {
  checkoutId: number
  orderIds: readonly number[]
  actorUserId: number | null
  reason: string
}

/**
 * Takes paid rows of a checkout out of production for good; their money is refunded in the same transaction. Throws
 * NoSuchMove for one that has left the printer.
 */
@inject()
export class CancelPaidOrders {
  constructor(
    private ledger: CheckoutLedger,
    private heldPieces: HeldPieces
  ) {}

  async handle(
    { checkoutId, orderIds, actorUserId, reason }: Cancelled,
    trx: TransactionClientContract
  ) {
    const locked = await lockCheckout(checkoutId, trx)
    const orders = locked.orders.filter(({ id }) => orderIds.includes(id))
    const [first] = orders
    if (!first) return
    const before = await this.ledger.read(checkoutId, trx)
    for (const order of orders) {
      const from = order.status
      assertMove(from, 'cancelled')
      await order.merge({ status: 'cancelled' }).save()
      await recordMoves(
        [{ orderId: order.id, from, to: 'cancelled', actorUserId, notes: reason }],
        trx
      )
    }
    await this.heldPieces.release(orders, trx)
    await this.ledger.close(
      { kind: 'cancellation', key: `cancellation-${first.id}`, checkoutId, money: pence(0) },
      before,
      trx
    )
  }
}
