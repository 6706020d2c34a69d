import { inject } from '@adonisjs/core'
import { OfferQueries } from '#catalog/public'
import { endedBy, EndOverdueCheckout } from '#commerce/checkout/actions/end_overdue_checkout'
import { paymentRequestFor, successPage } from '#commerce/checkout/payment_request'
import { CheckoutEnded } from '#commerce/checkout/errors'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import { toBuyer } from '#commerce/orders/checkout_buyer'
import type { PlacedCheckout } from '#commerce/orders/queries/checkout_queries'
import { AlreadyPaid, PaymentInProgress } from '#commerce/payments/errors'
import { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
import { OpenPaymentSession } from '#commerce/payments/actions/open_payment_session'
import type { ReservedPayment } from '#commerce/payments/actions/reserve_payment_session'
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
    private offers: OfferQueries,
    private openPaymentSession: OpenPaymentSession,
    private expirePaymentSession: ExpirePaymentSession,
    private endOverdueCheckout: EndOverdueCheckout,
    private cancelUnpaidCheckout: CancelUnpaidCheckout
  ) {}

  /**
   * @param reserved the payment, where placing the checkout has just reserved it. Throws CheckoutEnded for a checkout that
   * can be paid no more, and what OpenPaymentSession throws.
   */
  async handle(placed: PlacedCheckout, reserved: ReservedPayment | null = null): Promise<string> {
    const { id, paidAt, cancelledAt, expiresAt, cancellationReason } = placed.checkout
    if (!paidAt && cancelledAt) throw new CheckoutEnded(endedBy(cancellationReason))
    if (!paidAt && expiresAt <= clock.now()) return this.#afterItsTime(id)
    return this.#open(placed, reserved)
  }

  /** The checkout may have been paid without our knowing. */
  async #afterItsTime(checkoutId: number): Promise<string> {
    return resultOf(await this.endOverdueCheckout.handle(checkoutId), 'was not paid in time')
  }

  async #open(placed: PlacedCheckout, reserved: ReservedPayment | null): Promise<string> {
    try {
      const { url, isTooLate } = await this.openPaymentSession.handle({
        request: reserved?.request ?? paymentRequestFor(placed, await this.#clothingIn(placed)),
        buyer: toBuyer(placed.checkout),
        reserved: reserved?.row,
      })
      return isTooLate ? await this.#close(placed.checkout.id) : url
    } catch (error) {
      if (error instanceof AlreadyPaid || error instanceof PaymentInProgress)
        return successPage(error.sessionId)
      if (isPermanentFailure(error)) await this.#cancel(placed.checkout.id)
      throw error
    }
  }

  /** Expires a page that was opened after the checkout was cancelled: the cancellation found no page to expire. */
  async #close(checkoutId: number): Promise<string> {
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
