import { inTransaction } from '#core/database/in_transaction'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ends the emails of all artists to a fan: what the link in each mail does. Safe to call twice. */
export class UnsubscribeFromAnnouncements {
  async handle(userId: number, trx?: TransactionClientContract): Promise<void> {
    await inTransaction(trx, async (own) => {
      await own
        .from('fan_favorites')
        .where('user_id', userId)
        .update({ allows_announcements: false })
      await own
        .from('announcement_recipients')
        .where('user_id', userId)
        .whereNull('sent_at')
        .delete()
    })
  }
}
