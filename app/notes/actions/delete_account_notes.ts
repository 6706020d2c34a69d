import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The notes on an account, its artist and its orders; one parameter: the id of the account. */
const ABOUT_ACCOUNT = `
  DELETE FROM staff_notes
   WHERE user_id = :userId
      OR artist_id IN (SELECT id FROM artists WHERE user_id = :userId)
      OR order_id IN (
           SELECT orders.id FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
            WHERE checkouts.user_id = :userId)`

/** Deletes the notes about an account that is deleted: on it, on its artist and on its orders. */
export class DeleteAccountNotes {
  async handle(userId: number, trx: TransactionClientContract): Promise<void> {
    await trx.rawQuery(ABOUT_ACCOUNT, { userId })
  }
}
