import { inject } from '@adonisjs/core'
import { OfferQueries } from '#catalog/public'
import { endedBy, EndOverdueCheckout } from '#commerce/checkout/actions/end_overdue_checkout'
import { paymentRequestFor, successPage } from '#commerce/checkout/payment_request'
import { CheckoutEnded } from '#commerce/checkout/errors'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import { CheckoutQueries, type PlacedCheckout } from '#commerce/orders/queries/checkout_queries'
import { AlreadyPaid, PaymentInProgress } from '#commerce/payments/errors'
import { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
import { OpenPaymentSession } from '#commerce/payments/actions/open_payment_session'
import type { Payment } from '#commerce/payments/payment'
import { clock } from '#shared/clock'
import { isPermanentFailure } from '#stripe/public'

/**
 * Opens (or finds) the payment page of a placed checkout. A permanent failure cancels the checkout; a lost connection
 * leaves it as it is, to be tried again. Once paid, or while the payment is being processed, a repeated call leads to
 * the page that says so.
 *
 * @returns the address of the payment page, or of that result page.
 */
@inject()
export class StartPayment {
  constructor(
    private checkouts: CheckoutQueries,
    private offers: OfferQueries,
    private openPaymentSession: OpenPaymentSession,
    private expirePaymentSession: ExpirePaymentSession,
    private endOverdueCheckout: EndOverdueCheckout,
    private cancelUnpaidCheckout: CancelUnpaidCheckout
  ) {}

  /** Throws CheckoutEnded for one that can be paid no more, and what OpenPaymentSession throws. */
  async handle(checkoutId: number): Promise<string> {
    const placed = await this.checkouts.withOrders(checkoutId)
    const { paidAt, cancelledAt, expiresAt, cancellationReason } = placed.checkout
    if (!paidAt && cancelledAt) throw new CheckoutEnded(endedBy(cancellationReason))
    if (!paidAt && expiresAt <= clock.now()) return this.#afterItsTime(checkoutId)
    return this.#open(placed)
  }

  /** The checkout may have been paid without our knowing. */
  async #afterItsTime(checkoutId: number): Promise<string> {
    return resultOf(await this.endOverdueCheckout.handle(checkoutId), 'was not paid in time')
  }

  async #open(placed: PlacedCheckout): Promise<string> {
    try {
      const session = await this.openPaymentSession.handle(
        paymentRequestFor(placed, await this.#clothingIn(placed))
      )
      return (await this.#closed(placed.checkout.id)) ?? session.url
    } catch (error) {
      if (error instanceof AlreadyPaid || error instanceof PaymentInProgress)
        return successPage(error.sessionId)
      if (isPermanentFailure(error)) await this.#cancel(placed.checkout.id)
      throw error
    }
  }

  /**
   * Expires the payment page if the checkout was cancelled while the page was being opened: the cancellation found no page
   * to expire. Returns null if the checkout was not cancelled.
   */
  async #closed(checkoutId: number): Promise<string | null> {
    if (!(await this.checkouts.isCancelled(checkoutId))) return null
    return resultOf(await this.expirePaymentSession.handle(checkoutId), 'was cancelled')
  }

  #clothingIn({ orders }: PlacedCheckout) {
    return this.offers.clothingAmong(orders.map(({ productId }) => productId))
  }

  #cancel(checkoutId: number) {
    return this.cancelUnpaidCheckout.handle(checkoutId, 'Payment could not be opened')
  }
}

function resultOf(payment: Payment | null, ended: string): string {
  if (payment?.state === 'paid' || payment?.state === 'processing')
    return successPage(payment.sessionId)
  throw new CheckoutEnded(ended)
}
