import db from '@adonisjs/lucid/services/db'
import { NO_CONTACT } from '#commerce/orders/no_contact'
import { clock } from '#shared/clock'

/** By then the mail about a declined payment is sent. */
const HOURS_AFTER = 1

/**
 * Erases the contact of cancelled checkouts that AnonymiseOrders marked. One that was paid after all, in time or late, is a
 * sale to a guest and keeps it.
 */
export class EraseCancelledContacts {
  /** @returns how many were erased */
  async handle(): Promise<number> {
    const now = clock.now()
    const erased = await db
      .from('checkouts')
      .where('erase_when_cancelled', true)
      .whereNull('paid_at')
      .where('cancelled_at', '<=', now.minus({ hours: HOURS_AFTER }).toJSDate())
      .update({ ...NO_CONTACT, erase_when_cancelled: false, updated_at: now.toJSDate() })
    return Number(erased)
  }
}
