import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Deletes the texts of a user's reviews; the stars stay, so that no rating changes because a buyer left. One step of
 * the deletion of an account, so it requires that transaction.
 */
export class AnonymiseReviews {
  async handle(userId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('reviews').where('user_id', userId).update({ body: null })
  }
}
