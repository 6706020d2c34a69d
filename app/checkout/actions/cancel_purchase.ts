import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CancelAndRefund } from '#checkout/actions/cancel_and_refund'
import { CloseCheckout } from '#checkout/actions/close_checkout'
import { ManualReviewRequired, PrinterUnreachable } from '#checkout/errors'
import {
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
  RemainderUnfulfillable,
} from '#fulfilment/public'
import { CANCELLED_BY_BUYER, OrderQueries, type OrderRow } from '#orders/public'

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

const OUT_OF_REACH = [ProviderUnavailable, ProviderNotConnected, ProviderNotConfigured]
const REFUSED = [ProviderRefused, RemainderUnfulfillable]

/** Who prints it, and how we are connected with them, is nothing that buyers can do anything about. */
function inBuyersWords(error: unknown): unknown {
  if (OUT_OF_REACH.some((refusal) => error instanceof refusal)) return new PrinterUnreachable()
  return REFUSED.some((refusal) => error instanceof refusal) ? new ManualReviewRequired() : error
}
