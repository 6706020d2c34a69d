import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { isLocked } from '#core/database/advisory_lock'
import { inTransaction } from '#core/database/in_transaction'
import { jobs } from '#core/jobs/main'
import { FulfilmentProvider } from '#fulfilment/provider'
import { SyncRunning } from '#fulfilment/errors'
import { SYNC_JOB } from '#fulfilment/sync/job_names'
import type { SyncKind } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
import { SYNC_LOCK } from '#fulfilment/sync/sync_store'

type Wish = { actor: Actor; kind: SyncKind }

/** An admin wants the store read now: a worker begins with it as soon as one is free. */
@inject()
export class OrderSync {
  constructor(
    private provider: FulfilmentProvider,
    private runs: SyncRuns,
    private record: RecordAuditEntry
  ) {}

  /**
   * Id of the run, the same one until it is begun. Throws SyncRunning while one is worked on, ProviderNotConfigured and
   * ProviderNotConnected.
   */
  async handle({ actor, kind }: Wish, caller?: TransactionClientContract): Promise<number> {
    await this.provider.connection.assertConnected()
    if (await isLocked(SYNC_LOCK)) throw new SyncRunning()
    return inTransaction(caller, async (trx) => {
      const { id } = await this.runs.open(kind, trx)
      await jobs.enqueue(SYNC_JOB, {}, trx)
      const entry = { action: 'provider.sync', subjectType: 'provider_sync', subjectId: id }
      await this.record.handle({ ...actor, ...entry, after: { kind } }, trx)
      return id
    })
  }
}
