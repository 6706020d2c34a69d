import { inject } from '@adonisjs/core'
import { EndOverdueCheckout } from '#commerce/checkout/actions/end_overdue_checkout'
import { NotCancelledYet, PaidBeforeCancellation } from '#commerce/checkout/errors'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import { PaymentInProgress } from '#commerce/payments/errors'

/** Ends an unpaid checkout at somebody's word, with all its rows; only the provider says whether that came in time. */
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
    // Whoever else heard of the payment may have been faster, so that nobody had to be asked.
    const { checkout } = await this.checkouts.withOrders(checkoutId)
    if (checkout.isSold) throw new PaidBeforeCancellation()
  }
}
