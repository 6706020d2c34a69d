import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CloseCheckout } from '#checkout/actions/close_checkout'
import { EarlierPaid, PaidMeanwhile } from '#checkout/refusals'
import { OncePerKey, type CallKey } from '#core/database/once_per_key'
import { Unavailable } from '#core/exceptions/refusals'
import { PaymentInProgress } from '#payments/public'

const REPLACED = 'Ordered again with another cart'

/**
 * Ends what a basket was ordered as before its buyer went back and changed it, so that not both can be paid. Where nobody
 * can be asked it stays payable until its time is over: that is no reason not to sell.
 */
@inject()
export class EndEarlierOrder {
  constructor(
    private oncePerKey: OncePerKey,
    private closeCheckout: CloseCheckout
  ) {}

  /** @param call under which it was ordered. Throws EarlierPaid. */
  async handle(call: Omit<CallKey, 'body'>): Promise<void> {
    const checkoutId = await this.oncePerKey.find(call)
    if (checkoutId === null) return
    try {
      await this.closeCheckout.handle(checkoutId, REPLACED)
    } catch (error) {
      if (error instanceof PaidMeanwhile || error instanceof PaymentInProgress)
        throw new EarlierPaid()
      if (!(error instanceof Unavailable)) throw error
      logger.warn({ err: error, checkoutId }, 'An order that was replaced can still be paid')
    }
  }
}
