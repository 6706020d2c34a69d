import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toCollected } from '#commerce/checkout/collected'
import { orderConfirmation } from '#commerce/checkout/mails/order_confirmation_mail'
import { paymentFailed } from '#commerce/checkout/mails/payment_failed_mail'
import { mailOutbox } from '#core/mail/main'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import { NotifyFirstSale } from '#commerce/orders/actions/notify_first_sale'
import { RequestAddress } from '#commerce/orders/actions/request_address'
import { SaveContact } from '#commerce/orders/actions/save_contact'
import { MarkCheckoutPaid, type PaidOutcome } from '#commerce/orders/actions/mark_checkout_paid'
import { PAYMENT_REFUSED } from '#commerce/orders/payment_refused'
import { toProduction } from '#commerce/orders/production'
import { receivedOf, taxOf, type Payment } from '#commerce/payments/payment'
import { toDecimal } from '#shared/money'

/** Applies the outcome of a payment to its checkout, in the transaction that records the event and closes the payment session. */
@inject()
export class ApplyPayment {
  constructor(
    private markCheckoutPaid: MarkCheckoutPaid,
    private cancelUnpaidCheckout: CancelUnpaidCheckout,
    private saveContact: SaveContact,
    private requestAddress: RequestAddress,
    private notifyFirstSale: NotifyFirstSale
  ) {}

  /**
   * Completes a paid checkout, once, by webhook or success page. A payment of another amount than asked for is held; a
   * payment that buys nothing is refunded.
   */
  async complete(payment: Payment, trx: TransactionClientContract): Promise<PaidOutcome> {
    const { checkoutId, sessionId } = payment
    const { outcome, checkout, orders } = await this.markCheckoutPaid.handle(
      {
        checkoutId,
        received: receivedOf(payment),
        tax: taxOf(payment),
        taxRate: payment.taxRate,
        chargedAt: payment.chargedAt,
        cardFingerprint: payment.cardFingerprint,
        collected: payment.collected && toCollected(payment.collected),
        productionHoldReason: differenceOf(payment),
      },
      trx
    )
    if (outcome === 'sold') {
      await fulfilmentPort.current().submit(toProduction(checkout, orders), trx)
      await mailOutbox.send(orderConfirmation, { event: checkoutId, data: { checkoutId } }, trx)
      await this.requestAddress.ofPaid(checkout, trx)
      await this.notifyFirstSale.handle(checkout, orders, trx)
    } else
      trx.after('commit', () =>
        logger.warn({ checkoutId, sessionId, outcome }, 'A payment bought nothing and goes back')
      )
    return outcome
  }

  /** Cancels a checkout whose session expired. Only an answer of Stripe leads here (docs/rules/orders.md#expiry). */
  async expire({ checkoutId }: Payment, trx: TransactionClientContract) {
    await this.cancelUnpaidCheckout.handle(checkoutId, null, trx)
  }

  /** Cancels a checkout whose delayed payment failed, and mails the buyer, who has left the page. */
  async fail({ checkoutId, collected }: Payment, trx: TransactionClientContract) {
    const isCancelled = await this.cancelUnpaidCheckout.handle(checkoutId, PAYMENT_REFUSED, trx)
    if (!isCancelled) return
    if (collected) await this.saveContact.handle(checkoutId, toCollected(collected).contact, trx)
    await mailOutbox.send(paymentFailed, { event: checkoutId, data: { checkoutId } }, trx)
  }
}

function differenceOf(payment: Payment): string | null {
  const paid = `${toDecimal(payment.amountTotal)} ${payment.currency}`
  const asked = `${toDecimal(payment.amountExpected)} ${payment.currencyExpected}`
  return paid === asked ? null : `Paid ${paid}, asked for ${asked}`
}
