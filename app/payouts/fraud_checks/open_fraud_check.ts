import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether a fraud check holds the artist's payouts. The caller holds the lock of the artist's account. */
export async function hasOpenFraudCheck(
  artistId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const open = await trx
    .from('fraud_checks')
    .where('artist_id', artistId)
    .whereNot('status', 'released')
    .select('id')
    .first()
  return open !== null
}
