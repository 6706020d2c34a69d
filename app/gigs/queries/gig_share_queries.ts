import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AppliesTo, GigShare } from '#gigs/gig_shares'
import { gigSharesPorts } from '#gigs/gig_shares_ports'
import { SHARE_COLUMNS, toGigShare } from '#gigs/share_rows'
import { clock } from '#shared/clock'
import { HOURS_AFTER } from '#shared/gig_hours'
import { shareTerms } from '#shared/share_words'
import { toGigShares } from '#gigs/transformers/gig_share_transformer'
import type { GigRow } from '#gigs/transformers/gig_transformer'
import type { GoodsCategory } from '#pricing/public'

/** Shares as they were agreed at a time. */
export type ShareChange = { appliesTo: AppliesTo; at: Date; shares: GigShare[] }

/** A closed settlement sheet: when, and what was stored then. */
export type ClosedSheet = { closedAt: Date; sheet: unknown }

/** A gig to come, or of the last two days, with what its parties get. */
export type GigWithShares = {
  id: number
  name: string
  venue: string | null
  city: string | null
  startsAt: string
  timeZone: string
  shares: (Pick<GigShare, 'id' | 'name' | 'base' | GoodsCategory> & { terms: string })[]
}

const MOST_GIGS = 50

/** The last ones; an artist who needs more has forgotten what was agreed. */
const MOST_CHANGES = 50

type GigOfShares = Pick<GigWithShares, 'id' | 'name' | 'venue' | 'city'> & {
  starts_at: Date
  time_zone: string
}

/** Reads of the shares of gigs and of a closed sheet. */
export class GigShareQueries {
  /** The shares of a gig as its artist and admins see them, in a fixed number of statements. */
  async shown(gig: GigRow) {
    const [shares, changes, isClosed, products] = await Promise.all([
      this.ofGig(gig.id),
      this.changes(gig.id),
      this.isClosed(gig.id),
      gigSharesPorts.productsOnSale.current()(gig.artist_id),
    ])
    return toGigShares({ gig, shares, changes, isClosed, products })
  }

  /** In their order. */
  async ofGig(gigId: number, trx?: TransactionClientContract): Promise<GigShare[]> {
    const rows = await (trx ?? db)
      .from('gig_shares')
      .where('gig_id', gigId)
      .orderBy('position')
      .select(...SHARE_COLUMNS)
    return rows.map(toGigShare)
  }

  /** The gigs of an artist at which shares are agreed: neither cancelled nor long past, the earliest first. Two statements. */
  async ofComingGigs(artistId: number): Promise<GigWithShares[]> {
    const gigs: GigOfShares[] = await db
      .from('gigs')
      .where('artist_id', artistId)
      .whereNull('cancelled_at')
      .where('starts_at', '>', clock.now().minus({ hours: HOURS_AFTER }).toJSDate())
      .whereExists((agreed) =>
        agreed.from('gig_shares').whereColumn('gig_shares.gig_id', 'gigs.id').select(db.raw('1'))
      )
      .orderBy(['starts_at', 'id'])
      .limit(MOST_GIGS)
      .select('id', 'name', 'venue', 'city', 'starts_at', 'time_zone')
    const rows = await db
      .from('gig_shares')
      .whereIn(
        'gig_id',
        gigs.map(({ id }) => id)
      )
      .orderBy(['gig_id', 'position'])
      .select('gig_id', ...SHARE_COLUMNS)
    const byGig = Map.groupBy(rows, ({ gig_id: gigId }) => gigId as number)
    return gigs.map(({ starts_at: startsAt, time_zone: timeZone, ...gig }) => ({
      ...gig,
      startsAt: startsAt.toISOString(),
      timeZone,
      shares: (byGig.get(gig.id) ?? []).map(toGigShare).map((share) => {
        const { id, name, base, apparel, otherGoods, music } = share
        return { id, name, base, apparel, otherGoods, music, terms: shareTerms(share) }
      }),
    }))
  }

  /** The latest first. */
  async changes(gigId: number): Promise<ShareChange[]> {
    return db
      .from('gig_share_changes')
      .where('gig_id', gigId)
      .orderBy('id', 'desc')
      .limit(MOST_CHANGES)
      .select('applies_to as appliesTo', 'created_at as at', 'shares')
  }

  /** Null while the sheet is open. */
  async closedSheet(gigId: number): Promise<ClosedSheet | null> {
    return db
      .from('gig_sheets')
      .where('gig_id', gigId)
      .select('closed_at as closedAt', 'sheet')
      .first()
  }

  async isClosed(gigId: number, trx?: TransactionClientContract): Promise<boolean> {
    const sheets = (trx ?? db).from('gig_sheets')
    return (await sheets.where('gig_id', gigId).select('gig_id').first()) !== null
  }
}
