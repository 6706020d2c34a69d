import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { EndOverdueCheckout } from '#commerce/checkout/actions/end_overdue_checkout'
import { OrdersOfProductsQuery } from '#commerce/checkout/queries/orders_of_products_query'
import { HoldTakenDown } from '#commerce/orders/actions/hold_taken_down'
import { TAKEN_DOWN } from '#commerce/orders/taken_down'

/**
 * Stops the orders of a product that was taken down as a legal matter: asks Stripe to end the open payment pages with it,
 * then holds what is paid before its production. A payment that lands later is refunded (MarkCheckoutPaid). Does nothing
 * for a product that is restored by now. Safe to call twice.
 */
@inject()
export class StopOrdersOfProduct {
  constructor(
    private orders: OrdersOfProductsQuery,
    private endCheckout: EndOverdueCheckout,
    private holdTakenDown: HoldTakenDown
  ) {}

  /** @returns how many checkouts could not be stopped: call it again for these */
  async handle(productId: number): Promise<{ failed: number }> {
    let failed = 0
    for (const checkoutId of await this.orders.checkoutsTakenDown(productId)) {
      try {
        await this.#stop(checkoutId)
      } catch (error) {
        failed++
        logger.error(
          { err: error, checkoutId, productId },
          'A checkout with a product that was taken down could not be stopped'
        )
      }
    }
    return { failed }
  }

  /** A payment that was being applied while the product was taken down has sold it: then it is held. */
  async #stop(checkoutId: number): Promise<void> {
    await this.endCheckout.handle(checkoutId, TAKEN_DOWN)
    await db.transaction((trx) => this.holdTakenDown.handle(checkoutId, trx))
  }
}
