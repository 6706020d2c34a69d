import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { RetryProviderOrder } from '#fulfilment/public'

type Wish = { providerOrderId: number; actor: Actor }

/** An admin has looked at what Printful did not make: it is asked for again. Pressed twice it counts once. */
@inject()
export class RetryProduction {
  constructor(
    private retry: RetryProviderOrder,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound and NothingToRetry. */
  async handle({ providerOrderId, actor }: Wish, caller?: TransactionClientContract) {
    await inTransaction(caller, async (trx) => {
      const retried = await this.retry.handle(providerOrderId, trx)
      if (!retried) return
      const { orderId, externalId, lastError } = retried
      await this.record.handle(
        {
          ...actor,
          action: 'order.retry',
          subjectType: 'order',
          subjectId: orderId,
          before: { problem: lastError },
          after: { problem: null, externalId },
        },
        trx
      )
    })
  }
}
