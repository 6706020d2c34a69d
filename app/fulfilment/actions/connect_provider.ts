import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { jobs } from '#core/jobs/main'
import { BLANKS_JOB } from '#fulfilment/blanks/job_names'
import ProviderOrder from '#fulfilment/models/provider_order'
import { WEBHOOK_REGISTER_JOB, FULFILMENT_RETRY_JOB } from '#fulfilment/submission/job_names'
import { TO_SUBMIT } from '#fulfilment/submission/provider_order_status'
import { clock } from '#shared/clock'

/** `save` stores the access in the transaction. `isFirst`: there was none before. */
type Connection = {
  actor: Actor
  save: (trx: TransactionClientContract) => Promise<{ id: number; isFirst: boolean }>
}

/** An admin brought access to the platform's store: it is kept and noted, without a word of the tokens, and the store reports to us. */
@inject()
export class ConnectProvider {
  constructor(private record: RecordAuditEntry) {}

  async handle({ actor, save }: Connection, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const { id, isFirst } = await save(trx)
      const entry = { action: 'provider.connect', subjectType: 'provider', subjectId: id }
      const before = { isConnected: !isFirst }
      await this.record.handle({ ...actor, ...entry, before, after: { isConnected: true } }, trx)
      await jobs.enqueue(WEBHOOK_REGISTER_JOB, {}, trx)
      // Artists choose blanks as soon as there are any.
      await jobs.enqueue(BLANKS_JOB, {}, trx)
      await this.#wakeOrders(trx)
    })
  }

  /** Orders that could not be submitted so far go out at once. */
  async #wakeOrders(trx: TransactionClientContract) {
    await ProviderOrder.query({ client: trx })
      .whereIn('status', [...TO_SUBMIT])
      .update({ nextAttemptAt: clock.now().toJSDate() })
    await jobs.enqueue(FULFILMENT_RETRY_JOB, {}, trx)
  }
}
