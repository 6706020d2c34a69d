import { applyGigShares } from '#commerce/orders/apply_gig_shares'
import { insertRows, reserveIds } from '#database/demo/bulk'
import type { DemoContext, PlacedGig } from '#database/demo/demo_context'
import type { GivenShare } from '#gigs/gig_shares'
import { takeOverShares, toShareRow } from '#gigs/share_rows'

const SHARES: GivenShare[] = [
  { kind: 'venue', name: 'The venue', base: 'gross', apparel: 20, otherGoods: 20, music: 10 },
  {
    kind: 'support',
    name: 'Salt Marsh Radio',
    base: 'earnings',
    apparel: 10,
    otherGoods: 10,
    music: 10,
  },
]

/** How many people came to the past gigs, the earliest first, over and over. */
const ATTENDANCES = [184, 312, 95, 247, 428, 160]

/** The gigs of the first artist are a tour, with shares on every gig, and attendance on all but the last past one. */
export async function addTour(context: DemoContext) {
  const { trx, now, artists, codes } = context
  const [artist] = artists
  if (!artist) return
  const gigs = codes
    .flatMap(({ gig }) => (gig && gig.artist === artist ? [gig] : []))
    .toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt))
  const [tourId] = await reserveIds(trx, 'tours', 1)
  const created = now.minus({ days: 60 })
  const tour = {
    id: tourId,
    artist_id: artist.id,
    name: 'Early Closing Tour',
    code_label: '{tour}: {city}',
    created_at: created,
    updated_at: created,
  }
  await insertRows(trx, 'tours', [tour])
  const defaults = SHARES.map((share, index) => toShareRow(share, index + 1))
  const ids = await reserveIds(trx, 'tour_shares', defaults.length)
  const shares = defaults.map((row, index) => ({ id: ids[index], tour_id: tourId, ...row }))
  await insertRows(trx, 'tour_shares', shares)
  const gigIds = gigs.map(({ id }) => id)
  await trx
    .from('gigs')
    .whereIn('id', gigIds)
    .update({ tour_id: tourId, code_label: tour.code_label })
  await takeOverShares({ gigIds, shares: SHARES, userId: artist.userId }, trx)
  await countPeople(context, gigs)
  for (const id of gigIds) await applyGigShares(id, trx)
}

async function countPeople({ trx, now }: DemoContext, gigs: PlacedGig[]) {
  const past = gigs.filter(({ startsAt }) => startsAt < now.minus({ days: 1 }))
  for (const [index, { id }] of past.slice(0, -1).entries()) {
    const attendance = ATTENDANCES[index % ATTENDANCES.length]!
    await trx.from('gigs').where('id', id).update({ attendance })
  }
}
