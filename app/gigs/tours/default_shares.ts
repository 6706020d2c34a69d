import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GigShare, GivenShare } from '#gigs/gig_shares'
import { SHARE_COLUMNS, toGigShare, toShareRow } from '#gigs/share_rows'

/** The default shares of a tour, in their order. */
export async function defaultSharesOf(
  tourId: number,
  trx?: TransactionClientContract
): Promise<GigShare[]> {
  const rows = await (trx ?? db)
    .from('tour_shares')
    .where('tour_id', tourId)
    .orderBy('position')
    .select(...SHARE_COLUMNS)
  return rows.map(toGigShare)
}

/** Replaces the default shares of a tour, which the caller has locked. */
export async function replaceDefaultShares(
  tourId: number,
  shares: readonly GivenShare[],
  trx: TransactionClientContract
): Promise<void> {
  await trx.from('tour_shares').where('tour_id', tourId).delete()
  const rows = shares.map((share, index) => ({ tour_id: tourId, ...toShareRow(share, index + 1) }))
  if (rows.length > 0) await trx.table('tour_shares').multiInsert(rows)
}
