import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { secondFactorRemoval, type RemovalNotice } from '#identity/mails/second_factor_removal_mail'
import type { RemovalRow } from '#identity/second_factor_removal/removal'

/** Mails the owner of the account about its request. Each notice of a request is mailed once. */
export async function mailRemovalNotice(
  notice: RemovalNotice,
  { id: removalId, user_id: userId }: Pick<RemovalRow, 'id' | 'user_id'>,
  trx: TransactionClientContract
): Promise<void> {
  const data = { userId, removalId, notice }
  await mailOutbox.send(secondFactorRemoval, { event: `${removalId}/${notice}`, data }, trx)
}
