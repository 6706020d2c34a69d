import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { CloseCheckout } from '#commerce/checkout/actions/close_checkout'
import { PreviousCheckoutPaid, PaidBeforeCancellation } from '#commerce/checkout/errors'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { Unavailable } from '#core/exceptions/errors'
import { jobs } from '#core/jobs/main'
import { PaymentInProgress } from '#commerce/payments/errors'

/** Ends a replaced checkout once the payment provider can be reached. */
export const END_PREVIOUS_CHECKOUT_JOB = 'previous-checkouts.end'

const REPLACED = 'Ordered again with another cart'

/**
 * Ends the previous checkout of a basket that its buyer changed, so that not both can be paid. If the payment provider gives
 * no answer, the sale goes on and a job ends it later.
 */
@inject()
export class EndPreviousCheckout {
  constructor(
    private idempotency: IdempotencyStore,
    private closeCheckout: CloseCheckout
  ) {}

  /** @param call under which it was ordered. Throws PreviousCheckoutPaid. */
  async handle(call: Omit<IdempotencyKey, 'body'>): Promise<void> {
    const checkoutId = await this.idempotency.find(call)
    if (checkoutId === null) return
    try {
      await this.#end(checkoutId)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      logger.warn({ err: error, checkoutId }, 'An order that was replaced can still be paid')
      await db.transaction((trx) => jobs.enqueue(END_PREVIOUS_CHECKOUT_JOB, { checkoutId }, trx))
    }
  }

  /** Called by the job. A checkout that was paid in the meantime stays bought. */
  async later(checkoutId: number): Promise<void> {
    try {
      await this.#end(checkoutId)
    } catch (error) {
      if (!(error instanceof PreviousCheckoutPaid)) throw error
      logger.warn({ checkoutId }, 'An order that was replaced was paid')
    }
  }

  async #end(checkoutId: number) {
    try {
      await this.closeCheckout.handle(checkoutId, REPLACED)
    } catch (error) {
      const isBought = error instanceof PaidBeforeCancellation || error instanceof PaymentInProgress
      throw isBought ? new PreviousCheckoutPaid() : error
    }
  }
}
