import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** The request that approves it may still be paying. */
const MINUTES_TO_PAY = 2

/** Older requests are left to the payout run. */
const DAYS = 3

export type UnpaidSignoff = {
  id: number
  artist_id: number
  amount: string
  decided_by_user_id: number
}

/** The approved requests to pay an artist now that nobody has carried out, oldest first. One statement. */
export class UnpaidSignoffsQuery {
  async handle(): Promise<UnpaidSignoff[]> {
    const now = clock.now()
    return db
      .from('signoffs')
      .where({ kind: 'pay_now', status: 'approved' })
      .whereNull('carried_out_at')
      .whereBetween('decided_at', [
        now.minus({ days: DAYS }).toJSDate(),
        now.minus({ minutes: MINUTES_TO_PAY }).toJSDate(),
      ])
      .orderBy('id')
      .select('id', 'artist_id', 'amount', 'decided_by_user_id')
  }
}
