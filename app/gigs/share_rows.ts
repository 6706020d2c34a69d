import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GigShare, GivenShare } from '#gigs/gig_shares'
import { clock } from '#shared/clock'

/** A share as the tables `gig_shares` and `tour_shares` hold it; `position` begins at 1. */
export function toShareRow(share: GivenShare, position: number) {
  return {
    position,
    kind: share.kind,
    name: share.name,
    vat_number: share.vatNumber ?? null,
    base: share.base,
    apparel: share.apparel,
    other_goods: share.otherGoods,
    music: share.music,
  }
}

type ShareRow = Omit<GigShare, 'vatNumber' | 'otherGoods' | 'apparel' | 'music'> & {
  vat_number: string | null
  apparel: string
  other_goods: string
  music: string
}

export const SHARE_COLUMNS = [
  'id',
  'kind',
  'name',
  'vat_number',
  'base',
  'apparel',
  'other_goods',
  'music',
] as const satisfies (keyof ShareRow)[]

export const toGigShare = (row: ShareRow): GigShare => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  vatNumber: row.vat_number,
  base: row.base,
  apparel: Number(row.apparel),
  otherGoods: Number(row.other_goods),
  music: Number(row.music),
})

/** Whether two lists have the same shares for the same parties, in the same order. */
export function agreeTheSame(one: readonly GivenShare[], other: readonly GivenShare[]): boolean {
  const terms = (shares: readonly GivenShare[]) =>
    JSON.stringify(shares.map((share, index) => toShareRow(share, index + 1)))
  return terms(one) === terms(other)
}

type Agreed = { gigIds: number[]; shares: readonly GivenShare[]; userId: number }

/** Gives gigs, which the caller has locked, the default shares of their tour, with a dated entry each. */
export async function takeOverShares(
  { gigIds, shares, userId }: Agreed,
  trx: TransactionClientContract
): Promise<void> {
  if (gigIds.length === 0) return
  await trx.from('gig_shares').whereIn('gig_id', gigIds).delete()
  const rows = gigIds.flatMap((gigId) =>
    shares.map((share, index) => ({ gig_id: gigId, ...toShareRow(share, index + 1) }))
  )
  if (rows.length > 0) await trx.table('gig_shares').multiInsert(rows)
  const saved: (ShareRow & { gig_id: number })[] = await trx
    .from('gig_shares')
    .whereIn('gig_id', gigIds)
    .orderBy(['gig_id', 'position'])
    .select('gig_id', ...SHARE_COLUMNS)
  const byGig = Map.groupBy(saved, ({ gig_id: gigId }) => gigId)
  await trx.table('gig_share_changes').multiInsert(
    gigIds.map((gigId) => ({
      gig_id: gigId,
      user_id: userId,
      applies_to: 'from_now',
      is_default: true,
      shares: JSON.stringify((byGig.get(gigId) ?? []).map(toGigShare)),
      created_at: clock.now().toJSDate(),
    }))
  )
}
