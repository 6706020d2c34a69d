import db from '@adonisjs/lucid/services/db'
import { NO_CONTACT } from '#commerce/orders/no_contact'
import { clock } from '#shared/clock'
import { UNDECIDED_STATUSES } from '#shared/dispute'

/** Long enough for the mail about a declined payment to be sent. */
const HOURS_AFTER_CANCELLATION = 1
/** Long enough for the mail about the last shipment to be sent, or to fail for good. */
const HOURS_AFTER_DISPATCH = 24

/** Erases the contact of checkouts that AnonymiseOrders marked, once neither they nor a dispute need it. */
export class EraseEndedContacts {
  /** @returns how many were erased */
  async handle(): Promise<number> {
    return (await this.#eraseCancelled()) + (await this.#eraseDispatched())
  }

  /** One that was paid after all, in time or late, is a sale to a guest and keeps its contact. */
  async #eraseCancelled(): Promise<number> {
    const now = clock.now()
    const erased = await db
      .from('checkouts')
      .where('erase_when_cancelled', true)
      .whereNull('paid_at')
      .where('cancelled_at', '<=', now.minus({ hours: HOURS_AFTER_CANCELLATION }).toJSDate())
      .update({ ...NO_CONTACT, erase_when_cancelled: false, updated_at: now.toJSDate() })
    return Number(erased)
  }

  /**
   * Waits until all rows are posted or cancelled and the bank has decided about each dispute; a disputed row that is not
   * posted yet may still be.
   */
  async #eraseDispatched(): Promise<number> {
    const now = clock.now()
    const erased = await db
      .from('checkouts')
      .where('erase_when_dispatched', true)
      .whereNotExists((needing) =>
        needing
          .from('orders')
          .leftJoin('order_status_history', 'order_status_history.order_id', 'orders.id')
          .whereColumn('orders.checkout_id', 'checkouts.id')
          .where((open) =>
            open
              .where('orders.status', 'processing')
              .orWhere(
                'order_status_history.created_at',
                '>',
                now.minus({ hours: HOURS_AFTER_DISPATCH }).toJSDate()
              )
          )
          .select(db.raw('1'))
      )
      .whereNotExists((deciding) =>
        deciding
          .from('disputes')
          .whereColumn('disputes.checkout_id', 'checkouts.id')
          .whereIn('disputes.status', [...UNDECIDED_STATUSES])
          .select(db.raw('1'))
      )
      .update({ ...NO_CONTACT, erase_when_dispatched: false, updated_at: now.toJSDate() })
    return Number(erased)
  }
}
