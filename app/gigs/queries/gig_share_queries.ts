import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AppliesTo, GigShare } from '#gigs/gig_shares'
import { gigSharesPorts } from '#gigs/gig_shares_ports'
import { SHARE_COLUMNS, toGigShare } from '#gigs/share_rows'
import { toGigShares } from '#gigs/transformers/gig_share_transformer'
import type { GigRow } from '#gigs/transformers/gig_transformer'

/** Shares as they were agreed at a time. */
export type ShareChange = { appliesTo: AppliesTo; at: Date; shares: GigShare[] }

/** A closed settlement sheet: when, and what was stored then. */
export type ClosedSheet = { closedAt: Date; sheet: unknown }

/** The last ones; an artist who needs more has forgotten what was agreed. */
const MOST_CHANGES = 50

/** Reads of the shares of a gig and of its closed sheet. */
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
