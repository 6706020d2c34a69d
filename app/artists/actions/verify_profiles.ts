import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** Says of profiles that they are who they say they are, or no longer. Part of an action that has locked them. */
export class VerifyProfiles {
  async handle(ids: number[], isVerified: boolean, trx: TransactionClientContract): Promise<void> {
    await trx
      .from('artists')
      .whereIn('id', ids)
      .update({ is_verified: isVerified, updated_at: clock.now().toJSDate() })
  }
}
