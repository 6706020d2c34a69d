import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { HeldPieces } from '#commerce/orders/held_pieces'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { assertMove } from '#commerce/orders/order_status'
import { recordMoves } from '#commerce/orders/record_moves'
import { clock } from '#shared/clock'

const SESSION_EXPIRED = 'The payment session expired'

/**
 * Cancels a checkout that will not be paid (its payment session has ended). A paid one is left alone. A reason of null is
 * the one for which its end was asked for (RecordCancellationReason), if it was.
 *
 * @returns true where this call cancelled it.
 */
@inject()
export class CancelUnpaidCheckout {
  constructor(private heldPieces: HeldPieces) {}

  async handle(
    checkoutId: number,
    reason: string | null,
    caller?: TransactionClientContract
  ): Promise<boolean> {
    return inTransaction(caller, (trx) => this.#cancel(checkoutId, reason, trx))
  }

  async #cancel(checkoutId: number, reason: string | null, trx: TransactionClientContract) {
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    if (checkout.paidAt || checkout.cancelledAt) return false
    const cancellationReason = reason ?? checkout.cancellationReason
    await checkout.merge({ cancelledAt: clock.now(), cancellationReason }).save()
    const notes = cancellationReason ?? SESSION_EXPIRED
    for (const order of orders) {
      assertMove(order.status, 'cancelled')
      const from = order.status
      await order.merge({ status: 'cancelled' }).save()
      await recordMoves([{ orderId: order.id, from, to: 'cancelled', notes }], trx)
    }
    await this.heldPieces.release(orders, trx)
    return true
  }
}
