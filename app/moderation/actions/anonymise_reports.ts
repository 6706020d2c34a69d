import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Removes account and email from the reports of a user, also from those that were sent logged out under the same verified
 * email; what was reported stays. One step of the deletion of an account, so it requires that transaction.
 */
export class AnonymiseReports {
  async handle(
    { userId, verifiedEmail }: { userId: number; verifiedEmail: string | null },
    trx: TransactionClientContract
  ): Promise<void> {
    await trx.from('report_additions').where('user_id', userId).update({ user_id: null })
    await trx
      .from('reports')
      .where((own) => {
        void own.where('user_id', userId)
        if (verifiedEmail !== null) void own.orWhere('email', verifiedEmail.toLowerCase())
      })
      .update({ user_id: null, email: null })
  }
}
