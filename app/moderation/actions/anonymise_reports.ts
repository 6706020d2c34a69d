import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Removes account and email from the reports of a user; what was reported stays. One step of the deletion of an account, so
 * it requires that transaction.
 */
export class AnonymiseReports {
  async handle(userId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('reports').where('user_id', userId).update({ user_id: null, email: null })
  }
}
