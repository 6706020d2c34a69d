import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Deletes a fan's favourites, pending announcements and shared contacts for ever. One step of the deletion of an account, so it requires
 * that transaction.
 */
export class ForgetFan {
  async handle(userId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('fan_favorites').where('user_id', userId).delete()
    await trx.from('contact_consents').where('user_id', userId).delete()
    await trx.from('product_favorites').where('user_id', userId).delete()
    await trx.from('announcement_recipients').where('user_id', userId).delete()
    await trx.from('announcement_mail_days').where('user_id', userId).delete()
  }
}
