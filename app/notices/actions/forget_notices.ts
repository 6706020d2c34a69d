import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Deletes what an account chose about notices. One step of the deletion of an account, so it requires that transaction. */
export class ForgetNotices {
  async handle(userId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('notice_choices').where('user_id', userId).delete()
  }
}
