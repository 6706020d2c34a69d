import { inTransaction } from '#core/database/in_transaction'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** No news of anybody any more: what the link in each mail does. Doing it twice is as once. */
export class StopNews {
  async handle(userId: number, trx?: TransactionClientContract): Promise<void> {
    await inTransaction(trx, async (own) => {
      await own.from('fan_favorites').where('user_id', userId).update({ allows_news: false })
      await own
        .from('announcement_recipients')
        .where('user_id', userId)
        .whereNull('sent_at')
        .delete()
    })
  }
}
