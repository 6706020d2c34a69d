import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAct, type Actor } from '#audit/public'
import { MarkReceived } from '#orders/public'

/** An admin knows that shipped orders have arrived: all of them, or none where one was not shipped. */
@inject()
export class DeliverOrders {
  constructor(
    private markReceived: MarkReceived,
    private record: RecordAct
  ) {}

  /** Throws NoSuchMove. */
  async handle(orderIds: readonly number[], actor: Actor): Promise<void> {
    await db.transaction(async (trx) => {
      for (const orderId of [...orderIds].sort((one, other) => one - other)) {
        await this.markReceived.handle({ orderId, actorUserId: actor.actorUserId }, trx)
        await this.record.handle(
          {
            ...actor,
            action: 'order.deliver',
            subjectType: 'order',
            subjectId: orderId,
            before: { status: 'shipped' },
            after: { status: 'delivered' },
          },
          trx
        )
      }
    })
  }
}
