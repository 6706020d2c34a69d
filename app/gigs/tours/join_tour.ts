import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TooManyGigs } from '#gigs/errors'
import { gigSharesPorts } from '#gigs/gig_shares_ports'
import type Gig from '#gigs/models/gig'
import type Tour from '#gigs/models/tour'
import { takeOverShares } from '#gigs/share_rows'
import { defaultSharesOf } from '#gigs/tours/default_shares'
import { MOST_TOUR_GIGS } from '#gigs/tours/tour_limits'
import { clock } from '#shared/clock'

type Joining = { tour: Tour; gigs: Gig[]; userId: number }

/**
 * Adds gigs to a tour; tour and gigs are locked by the caller. A gig that has not sold and whose sheet is open takes over
 * the tour's texts and, where no shares were set for it, the tour's shares (docs/rules/gig-shares.md#shares-of-a-tour).
 * Shares are the owner's alone: a gig that another member moves keeps those that it has, and its lack of any where it comes
 * from a tour. Gigs that are in the tour already stay as they are. Throws TooManyGigs.
 */
export async function joinTour(
  { tour, gigs, userId }: Joining,
  trx: TransactionClientContract,
  field = 'add'
): Promise<void> {
  const joining = gigs.filter(({ tourId }) => tourId !== tour.id)
  if (joining.length === 0) return
  const ids = joining.map(({ id }) => id)
  const [{ count }] = await trx.from('gigs').where('tour_id', tour.id).count('* as count')
  if (Number(count) + ids.length > MOST_TOUR_GIGS) throw new TooManyGigs(field, MOST_TOUR_GIGS)
  const settled = await soldOrClosed(ids, trx)
  const fresh = ids.filter((id) => !settled.has(id))
  const now = clock.now().toJSDate()
  const moved = { tour_id: tour.id, updated_at: now }
  await trx
    .from('gigs')
    .whereIn('id', ids)
    .update({ ...moved, code_label: null, poster_line: null })
  if (tour.codeLabel !== null || tour.posterLine !== null)
    await trx
      .from('gigs')
      .whereIn('id', fresh)
      .update({ code_label: tour.codeLabel, poster_line: tour.posterLine })
  const shares = await defaultSharesOf(tour.id, trx)
  if (shares.length === 0) return
  const isOwners = await isOwnedBy(tour, userId, trx)
  const kept = await (isOwners ? withOwnShares(fresh, trx) : withAnyShares(fresh, trx))
  const fromTours = new Set(joining.filter(({ tourId }) => tourId !== null).map(({ id }) => id))
  const gigIds = fresh.filter((id) => !kept.has(id) && (isOwners || !fromTours.has(id)))
  await takeOverShares({ gigIds, shares, userId }, trx)
}

/** Gigs with an order by one of their codes, and gigs whose settlement sheet is closed. */
async function soldOrClosed(
  gigIds: number[],
  trx: TransactionClientContract
): Promise<ReadonlySet<number>> {
  const codes: { id: number; gig_id: number }[] = await trx
    .from('qr_codes')
    .whereIn('gig_id', gigIds)
    .select('id', 'gig_id')
  const codeIds = codes.map(({ id }) => id)
  const sold = new Set(await gigSharesPorts.codesWithOrders.current()(codeIds, trx))
  const closed = await trx.from('gig_sheets').whereIn('gig_id', gigIds).select('gig_id')
  return new Set([...codes.filter(({ id }) => sold.has(id)), ...closed].map((row) => row.gig_id))
}

async function isOwnedBy(
  { artistId }: Tour,
  userId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const owned = await trx.from('artists').where({ id: artistId, user_id: userId }).select('id')
  return owned.length > 0
}

/** Ids of gigs whose shares were ever agreed, by hand or with a tour. */
async function withAnyShares(
  gigIds: number[],
  trx: TransactionClientContract
): Promise<ReadonlySet<number>> {
  const shared = await trx.from('gig_shares').whereIn('gig_id', gigIds).distinct('gig_id')
  const agreed = await trx.from('gig_share_changes').whereIn('gig_id', gigIds).distinct('gig_id')
  return new Set([...shared, ...agreed].map((row) => row.gig_id))
}

/** Ids of gigs whose shares were set for the gig itself, not taken over from a tour. */
async function withOwnShares(
  gigIds: number[],
  trx: TransactionClientContract
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .from('gig_shares')
    .whereIn('gig_shares.gig_id', gigIds)
    .whereRaw(`coalesce((${LATEST_IS_DEFAULT}), false) = false`)
    .distinct('gig_shares.gig_id')
  return new Set(rows.map((row) => row.gig_id))
}

/** SQL: whether a gig took its shares over from a tour; null where its shares never changed. */
const LATEST_IS_DEFAULT = `SELECT is_default FROM gig_share_changes
   WHERE gig_share_changes.gig_id = gig_shares.gig_id ORDER BY id DESC LIMIT 1`
