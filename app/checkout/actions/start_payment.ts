import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { CancelUnpaidCheckout, CheckoutQueries } from '#orders/public'
import { OpenPaymentSession, PaymentRefused } from '#payments/public'

/**
 * Opens (or finds) the payment page of a placed checkout. The request is built from the frozen rows alone, so that a
 * repeated call asks for exactly the same. A definite refusal cancels the checkout; a lost connection leaves it as it
 * is, to be tried again.
 *
 * @returns the address of the payment page.
 */
@inject()
export class StartPayment {
  constructor(
    private checkouts: CheckoutQueries,
    private openPaymentSession: OpenPaymentSession,
    private cancelUnpaidCheckout: CancelUnpaidCheckout
  ) {}

  async handle(checkoutId: number): Promise<string> {
    const { checkout, orders } = await this.checkouts.withOrders(checkoutId)
    try {
      const session = await this.openPaymentSession.handle({
        checkoutId,
        lines: orders.map((order) => ({
          name: order.productName,
          description: `${order.bandName} · ${order.size} · ${order.color}`,
          imageUrl: order.imageUrl?.startsWith('/') ? appUrl + order.imageUrl : undefined,
          unitAmount: order.unitPrice,
          quantity: order.quantity,
        })),
        shipping: {
          amount: checkout.shippingAmount,
          label: 'Production and shipping, 3-5 business days',
        },
        currency: checkout.currency,
        customerEmail: checkout.customerEmail,
        collectAddress: checkout.country === null,
        allowedCountries: [checkout.quotedCountry],
        clientReferenceId: String(checkoutId),
        metadata: {
          checkoutId: String(checkoutId),
          orderNumbers: orders
            .map((order) => order.orderNumber)
            .join(',')
            .slice(0, 500),
        },
        transferGroup: `checkout-${checkoutId}`,
        successUrl: `${appUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${appUrl}/checkout/cancel`,
        expiresAt: checkout.expiresAt.toJSDate(),
      })
      return session.url
    } catch (error) {
      if (error instanceof PaymentRefused) {
        await db.transaction((trx) =>
          this.cancelUnpaidCheckout.handle(checkoutId, 'Payment could not be opened', trx)
        )
      }
      throw error
    }
  }
}
