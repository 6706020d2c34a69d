import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { percentageToDecimal, type Percentage } from '#shared/percentage'

/** Sets the artist's share of future sales. Part of an action that has locked the profile and reprices its products. */
export class SetShare {
  async handle(id: number, share: Percentage, trx: TransactionClientContract): Promise<void> {
    await trx
      .from('artists')
      .where('id', id)
      .update({
        profit_share_percentage: percentageToDecimal(share),
        updated_at: clock.now().toJSDate(),
      })
  }
}
