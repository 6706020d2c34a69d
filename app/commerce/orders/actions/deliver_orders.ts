import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { MarkReceived } from '#commerce/orders/actions/mark_received'

const NOTES = 'Marked as delivered by an admin'

/**
 * Marks shipped orders as delivered on behalf of an admin: all of them, or none if one was not shipped. The note tells
 * the move from the buyer's own word, which is evidence in a dispute.
 */
@inject()
export class DeliverOrders {
  constructor(
    private markReceived: MarkReceived,
    private record: RecordAuditEntry
  ) {}

  /** Throws NoSuchMove and NotFound. */
  async handle(orderIds: readonly number[], actor: Actor): Promise<void> {
    await db.transaction(async (trx) => {
      const { actorUserId } = actor
      await this.markReceived.handle({ orderIds, actorUserId, notes: NOTES }, trx)
      await this.record.handle(
        orderIds
          .toSorted((one, other) => one - other)
          .map((orderId) => ({
            ...actor,
            action: 'order.deliver',
            subjectType: 'order',
            subjectId: orderId,
            before: { status: 'shipped' },
            after: { status: 'delivered' },
          })),
        trx
      )
    })
  }
}
