import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/**
 * Payments and refunds that an admin has to review. *payment_failed*: the provider reported the failure after the buyer
 * had left. *refund_failed*: the provider refused the refund, or the buyer's bank returned it. *refund_foreign*: the
 * refund was made in the provider's own dashboard, so we allocated it.
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
