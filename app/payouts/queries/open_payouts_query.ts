import Payout from '#payouts/models/payout'
import PayoutReversal from '#payouts/models/payout_reversal'
import { UNDER_WAY } from '#payouts/payout_status'

/** Ids of open payouts and reversals, the longest unsent first. */
export class OpenPayoutsQuery {
  async payouts(limit: number): Promise<number[]> {
    const rows = await Payout.query()
      .whereIn('status', [...UNDER_WAY])
      .orderBy('updatedAt')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }

  async reversals(limit: number): Promise<number[]> {
    const rows = await PayoutReversal.query()
      .where('status', 'creating')
      .orderBy('updatedAt')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }
}
