import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/**
 * Takes the stores of some accounts off the site, or shows them again. Leaves alone a store that is already in the
 * wanted state and an account without a profile. One step of a suspension, so it requires that transaction. Profiles
 * are locked before accounts, in the same order as in the deletion of an account.
 */
export class HideProfiles {
  async handle(
    userIds: number[],
    isHidden: boolean,
    trx: TransactionClientContract
  ): Promise<void> {
    const profiles: { id: number }[] = await trx
      .from('artists')
      .whereIn('user_id', userIds)
      .where('is_hidden', !isHidden)
      .orderBy('id')
      .forUpdate()
      .select('id')
    const ids = profiles.map(({ id }) => id)
    await trx
      .from('artists')
      .whereIn('id', ids)
      .update({ is_hidden: isHidden, updated_at: clock.now().toJSDate() })
  }
}
