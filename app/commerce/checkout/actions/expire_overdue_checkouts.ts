import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { EndOverdueCheckout } from '#commerce/checkout/actions/end_overdue_checkout'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import type { Payment } from '#commerce/payments/payment'

const BATCH = 50

/** How many checkouts ended in which way; `failed` ones are met again by the next run. */
export type Expired = Record<'cancelled' | 'completed' | 'pending' | 'failed', number>

/** Ends every checkout that was not paid in time. Safe to run at any time and twice at once. */
@inject()
export class ExpireOverdueCheckouts {
  constructor(
    private checkouts: CheckoutQueries,
    private endOverdueCheckout: EndOverdueCheckout
  ) {}

  async handle(): Promise<Expired> {
    const ended: Expired = { cancelled: 0, completed: 0, pending: 0, failed: 0 }
    let after = 0
    for (;;) {
      const ids = await this.checkouts.overdue({ after, limit: BATCH })
      if (ids.length === 0) return ended
      for (const id of ids) ended[await this.#end(id)]++
      after = ids.at(-1)!
    }
  }

  /** One that cannot be ended must not keep the others. */
  async #end(checkoutId: number): Promise<keyof Expired> {
    try {
      return outcomeOf(await this.endOverdueCheckout.handle(checkoutId))
    } catch (error) {
      logger.error({ err: error, checkoutId }, 'An overdue checkout could not be ended')
      return 'failed'
    }
  }
}

function outcomeOf(payment: Payment | null): keyof Expired {
  switch (payment?.state) {
    case 'paid':
      return 'completed'
    case 'processing':
    case 'open':
    case 'unknown':
      return 'pending'
    case 'expired':
    case 'declined':
    case undefined:
      return 'cancelled'
  }
}
