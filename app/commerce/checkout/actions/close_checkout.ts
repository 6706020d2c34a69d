import { inject } from '@adonisjs/core'
import { EndOverdueCheckout } from '#commerce/checkout/actions/end_overdue_checkout'
import { NotCancelledYet, PaidBeforeCancellation } from '#commerce/checkout/errors'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import { PaymentInProgress } from '#commerce/payments/errors'

/** Ends an unpaid checkout with all its rows on request; the provider's answer decides whether it was still unpaid. */
@inject()
export class CloseCheckout {
  constructor(
    private endCheckout: EndOverdueCheckout,
    private checkouts: CheckoutQueries
  ) {}

  /** Throws PaidBeforeCancellation, PaymentInProgress, NotCancelledYet, and what the payment provider refuses. */
  async handle(checkoutId: number, reason: string): Promise<void> {
    const payment = await this.endCheckout.handle(checkoutId, reason)
    switch (payment?.state) {
      case 'processing':
        throw new PaymentInProgress(payment.sessionId)
      case 'open':
      case 'unknown':
        throw new NotCancelledYet()
    }
    // Another request may have applied a payment first, so that the provider was not asked.
    const { checkout } = await this.checkouts.withOrders(checkoutId)
    if (checkout.isSold) throw new PaidBeforeCancellation()
  }
}
