import db from '@adonisjs/lucid/services/db'

/** How many payments have failed for good since a moment: their provider said so after the buyer had left. */
export class FailedPaymentQuery {
  async since(moment: Date): Promise<number> {
    const counted = await db
      .from('payment_sessions')
      .where('status', 'failed')
      .where('updated_at', '>=', moment)
      .count('* as total')
      .first()
    return Number(counted.total)
  }
}
