import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CancelAndRefund } from '#commerce/checkout/actions/cancel_and_refund'
import { CloseCheckout } from '#commerce/checkout/actions/close_checkout'
import { ManualReviewRequired, PrinterUnreachable } from '#commerce/checkout/errors'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { CANCELLED_BY_BUYER } from '#commerce/orders/cancelled_by_buyer'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

/**
 * Buyers cancel what they have ordered, while it is possible. An unpaid order goes with all that was to be paid together;
 * a paid one alone, and its money goes back. What is cancelled already stays so: pressing twice counts once.
 */
@inject()
export class CancelPurchase {
  constructor(
    private closeCheckout: CloseCheckout,
    private cancelAndRefund: CancelAndRefund,
    private orders: OrderQueries
  ) {}

  /** Throws ManualReviewRequired, PrinterUnreachable, and what CloseCheckout and CancelAndRefund refuse. */
  async handle(order: OrderRow, actorUserId: number | null): Promise<void> {
    if (order.status === 'cancelled') return
    if (order.payment_status === 'unpaid')
      return this.closeCheckout.handle(order.checkout_id, CANCELLED_BY_BUYER)
    try {
      await this.cancelAndRefund.handle({
        checkoutId: order.checkout_id,
        orderIds: [order.id],
        actorUserId,
        reason: CANCELLED_BY_BUYER,
      })
    } catch (error) {
      const { status } = await this.orders.findOrFail(order.id)
      if (status !== 'cancelled') throw inBuyersWords(error)
      logger.warn({ err: error, orderId: order.id }, 'An order is cancelled, but not by this call')
    }
  }
}

/** Buyers can do nothing about the printer's own reason, nor about how we are connected to it. */
function inBuyersWords(error: unknown): unknown {
  switch (fulfilmentPort.current().failureOf(error)) {
    case 'unreachable':
      return new PrinterUnreachable()
    case 'refused':
      return new ManualReviewRequired()
    case null:
      return error
  }
}
