import db from '@adonisjs/lucid/services/db'
import { UNDECIDED } from '#commerce/payments/dispute_status'
import Dispute from '#commerce/payments/models/dispute'

/** What buyers complained of, by their checkout. */
export class DisputeQueries {
  /** Newest first. */
  ofCheckout(checkoutId: number): Promise<Dispute[]> {
    return Dispute.query().where('checkoutId', checkoutId).orderBy('id', 'desc')
  }

  /** How many wait for our answer. */
  async countToAnswer(): Promise<number> {
    const [{ total }] = await db
      .from('disputes')
      .whereIn('status', UNDECIDED)
      .where('is_answered', false)
      .count('* as total')
    return Number(total)
  }
}
