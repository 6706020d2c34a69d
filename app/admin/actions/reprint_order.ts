import { inject } from '@adonisjs/core'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { ReprintOrders } from '#fulfilment/public'
import type { OrderRow } from '#commerce/public'

type Wish = { order: OrderRow; reason: string; actor: Actor }

/** An admin has what was sent made and sent once more: the platform bears what that costs. */
@inject()
export class ReprintOrder {
  constructor(
    private reprint: ReprintOrders,
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /** Id of the order at the provider. Throws NotShipped and ReplacementInProgress. */
  async handle({ order, reason, actor }: Wish, key: IdempotencyKey | null): Promise<number> {
    return this.idempotency.handle(key, async (trx) => {
      const wanted = { checkoutId: order.checkout_id, orderId: order.id }
      const id = await this.reprint.handle(wanted, trx)
      await this.record.handle(
        {
          ...actor,
          action: 'order.reprint',
          subjectType: 'order',
          subjectId: order.id,
          before: null,
          after: { reason },
        },
        trx
      )
      return id
    })
  }
}
