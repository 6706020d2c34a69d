import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import { WARNING_JOB } from '#fulfilment/sync/job_names'
import { MailableAccountsQuery } from '#identity/public'
import { clock } from '#shared/clock'

/**
 * At the end of a run: each artist whose products it flagged is to have one mail of all of them, and so is each admin.
 * In the transaction that ends the run, so that one cut off before warns nobody and one that ended warns once.
 */
@inject()
export class WarnOfCosts {
  constructor(private accounts: MailableAccountsQuery) {}

  async handle(syncId: number, trx: TransactionClientContract): Promise<void> {
    const owners: { id: number }[] = await trx
      .from('cost_warnings')
      .where('sync_id', syncId)
      .distinct('owner_user_id as id')
      .orderBy('id')
    if (owners.length === 0) return
    const admins = await this.accounts.adminIds(trx)
    const mails = [
      ...owners.map(({ id }) => ({ user_id: id, audience: 'artist' })),
      ...admins.map((id) => ({ user_id: id, audience: 'admin' })),
    ].map((mail) => ({ ...mail, sync_id: syncId, created_at: clock.now().toJSDate() }))
    const rows: { id: number }[] = await trx
      .table('cost_warning_mails')
      .returning('id')
      .multiInsert(mails)
    for (const { id } of rows) await jobs.enqueue(WARNING_JOB, { mailId: id }, trx)
  }
}
