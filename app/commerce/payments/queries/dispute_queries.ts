import db from '@adonisjs/lucid/services/db'
import { UNDECIDED } from '#commerce/payments/dispute_status'
import { toDispute, type DisputeShape } from '#commerce/payments/transformers/dispute_transformer'
import Dispute from '#commerce/payments/models/dispute'

/** What buyers complained of, by their checkout. */
export class DisputeQueries {
  /** Newest first. */
  async ofCheckout(checkoutId: number): Promise<DisputeShape[]> {
    const disputes = await Dispute.query().where('checkoutId', checkoutId).orderBy('id', 'desc')
    return disputes.map(toDispute)
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
