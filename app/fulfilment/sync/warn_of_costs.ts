import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { costWarning } from '#fulfilment/mails/cost_warning_mail'
import { MailableAccountsQuery } from '#identity/public'

/**
 * Sends cost warnings at the end of a run: one mail about all flagged products to each artist who owns some, and one to
 * each admin. Runs in the transaction that ends the run, so that an unfinished run sends no mail and a finished one sends
 * each mail once.
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
    const readers = [
      ...owners.map(({ id }) => ({ userId: id, audience: 'artist' as const })),
      ...admins.map((id) => ({ userId: id, audience: 'admin' as const })),
    ]
    for (const { userId, audience } of readers)
      await mailOutbox.send(
        costWarning,
        { event: `${syncId}/${audience}/${userId}`, data: { syncId, userId, audience } },
        trx
      )
  }
}
