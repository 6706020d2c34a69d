import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { Conflict } from '#core/exceptions/errors'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { CancelPaidOrders } from '#commerce/orders/actions/cancel_paid_orders'
import { LockCheckoutForRefund } from '#commerce/orders/actions/lock_checkout_for_refund'

/** Cancels orders that a lost dispute refunded in full, unless the printer has begun. Safe to call twice. */
@inject()
export class CancelDisputedOrders {
  constructor(
    private lockCheckoutForRefund: LockCheckoutForRefund,
    private cancelOrders: CancelPaidOrders
  ) {}

  async handle(checkoutId: number): Promise<void> {
    const orderIds = await this.#toCancel(checkoutId)
    if (orderIds.length === 0) return
    try {
      await fulfilmentPort.current().cancel({ checkoutId, orderIds }, (assertCancelled) =>
        db.transaction(async (trx) => {
          const reason = 'The buyer’s bank took the money back'
          await this.cancelOrders.handle({ checkoutId, orderIds, actorUserId: null, reason }, trx)
          await assertCancelled(trx)
        })
      )
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      logger.warn(
        { err: error, checkoutId },
        'The orders of a lost dispute could not be cancelled at the printer'
      )
    }
  }

  async #toCancel(checkoutId: number): Promise<number[]> {
    const { orders } = await db.transaction((trx) =>
      this.lockCheckoutForRefund.handle(checkoutId, trx)
    )
    return orders
      .filter(
        ({ status, paymentStatus }) => status === 'processing' && paymentStatus === 'refunded'
      )
      .map(({ id }) => id)
  }
}
