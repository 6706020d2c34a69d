import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/**
 * Money that somebody has to look at. *payment_failed*: its provider said so after the buyer had left. *refund_failed*:
 * refused, or sent back by the buyer's bank. *refund_foreign*: made in the provider's own dashboard, so allocated by us.
 */
export const MONEY_CASES = ['payment_failed', 'refund_failed', 'refund_foreign'] as const

export type MoneyCase = (typeof MONEY_CASES)[number]

const RECENT_DAYS = 30

/** The cases of the last 30 days. */
export class MoneyCaseQuery {
  /** One statement. */
  async count(wanted: MoneyCase): Promise<number> {
    const counted = await this.#rows(wanted).count('* as total').first()
    return Number(counted.total)
  }

  /** Ids of the checkouts they are about, to narrow another list by. */
  checkouts(wanted: MoneyCase) {
    return this.#rows(wanted).select('checkout_id')
  }

  #rows(wanted: MoneyCase) {
    const since = clock.now().minus({ days: RECENT_DAYS }).toJSDate()
    switch (wanted) {
      case 'payment_failed':
        return db
          .from('payment_sessions')
          .where('status', 'failed')
          .where('updated_at', '>=', since)
      case 'refund_failed':
        return db.from('refunds').where('status', 'failed').where('created_at', '>=', since)
      case 'refund_foreign':
        return db.from('refunds').where('origin', 'provider').where('created_at', '>=', since)
    }
  }
}
