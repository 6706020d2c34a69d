import db from '@adonisjs/lucid/services/db'
import type { GigReportRow } from '#insights/queries/gig_analytics_query'
import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { fromDecimal, type Pence } from '#shared/money'

/** A gig of a tour, and whether its settlement sheet is closed. */
export type TourGigRow = GigReportRow & { is_closed: boolean }

/** Pieces of one size that sold at a gig. */
export type SizeSold = { gigId: number; size: string; units: number }

/** The best seller of a gig, or of all gigs of the tour (null). */
export type BestOfTour = { gigId: number | null; productId: number; name: string; units: number }

type BestRow = { gig_id: number | null; product_id: number; name: string; units: string }

/** Ranks as `GigProductsQuery.bestOfEach` does, and once more for all gigs together. */
const BEST = `
  WITH sold AS (
    SELECT gig_id, product_id, sum(ranked_units) AS units, sum(amount) AS amount
      FROM qr_codes JOIN qr_code_product_daily_stats ON qr_code_product_daily_stats.qr_code_id = qr_codes.id
     WHERE gig_id = ANY(:gigIds) AND phase <> 'outside' GROUP BY gig_id, product_id),
  ranked AS (
    SELECT gig_id, product_id, sum(units) AS units,
           row_number() OVER (PARTITION BY gig_id ORDER BY sum(units) DESC, sum(amount) DESC, product_id) AS place
      FROM sold GROUP BY GROUPING SETS ((gig_id, product_id), (product_id)) HAVING sum(units) > 0)
  SELECT gig_id, product_id, name, units FROM ranked JOIN products ON products.id = product_id WHERE place = 1`

const SIZES = `
  SELECT gig_id, size, sum(units) AS units
    FROM qr_codes JOIN qr_code_size_daily_stats ON qr_code_size_daily_stats.qr_code_id = qr_codes.id
   WHERE gig_id = ANY(:gigIds) AND phase <> 'outside' GROUP BY gig_id, size`

/** The conditions are those of the index orders_refunded_by_code. */
const REFUNDS = `
  SELECT gigs.id AS gig_id, sum(CASE WHEN is_refunded(orders) THEN orders.total_amount ELSE orders.refunded_amount END) AS refunded
    FROM gigs JOIN qr_codes ON qr_codes.gig_id = gigs.id JOIN orders ON orders.qr_code_id = qr_codes.id
    JOIN checkouts ON checkouts.id = orders.checkout_id
   WHERE gigs.id = ANY(:gigIds) AND orders.payment_status <> 'unpaid'
     AND (orders.refunded_amount > 0 OR orders.status = 'cancelled' OR orders.payment_status = 'refunded')
     AND paid_at BETWEEN starts_at - interval '${HOURS_BEFORE} hours' AND starts_at + interval '${HOURS_AFTER} hours'
   GROUP BY gigs.id`

/** Reads the figures of all gigs of a tour: one statement each, however many gigs there are. */
export class TourGigsQuery {
  /** By date. */
  async gigs(tourId: number): Promise<TourGigRow[]> {
    return db
      .from('gigs')
      .leftJoin('gig_sheets', 'gig_sheets.gig_id', 'gigs.id')
      .where('gigs.tour_id', tourId)
      .orderBy(['gigs.starts_at', 'gigs.id'])
      .select('gigs.id', 'gigs.artist_id', 'gigs.name', 'gigs.venue', 'gigs.city')
      .select('gigs.starts_at', 'gigs.time_zone', 'gigs.cancelled_at', 'gigs.attendance')
      .select(db.raw('gig_sheets.gig_id IS NOT NULL AS is_closed'))
  }

  async best(gigIds: number[]): Promise<BestOfTour[]> {
    const { rows } = await db.rawQuery<{ rows: BestRow[] }>(BEST, { gigIds })
    return rows.map(({ gig_id: gigId, product_id: productId, name, units }) => ({
      gigId,
      productId,
      name,
      units: Number(units),
    }))
  }

  async sizes(gigIds: number[]): Promise<SizeSold[]> {
    const { rows } = await db.rawQuery<{ rows: { gig_id: number; size: string; units: string }[] }>(
      SIZES,
      { gigIds }
    )
    return rows.map(({ gig_id: gigId, size, units }) => ({ gigId, size, units: Number(units) }))
  }

  /** The refunds of each gig. Sales plus refunds are gross, as on the settlement sheet. */
  async refunds(gigIds: number[]): Promise<ReadonlyMap<number, Pence>> {
    const { rows } = await db.rawQuery<{ rows: { gig_id: number; refunded: string }[] }>(REFUNDS, {
      gigIds,
    })
    return new Map(rows.map(({ gig_id: gigId, refunded }) => [gigId, fromDecimal(refunded)]))
  }
}
