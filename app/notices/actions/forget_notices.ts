import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Deletes the notice choices of an account. One step of the deletion of an account, so it requires that transaction. */
export class ForgetNotices {
  async handle(userId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('notice_choices').where('user_id', userId).delete()
  }
}
