import db from '@adonisjs/lucid/services/db'
import type { toGig } from '#gigs/public'
import { clock } from '#shared/clock'
import { HOURS_BEFORE } from '#shared/gig_hours'
import { fromDecimal, type Pence } from '#shared/money'

/** Sums over what belongs to a gig. Amounts are without shipping and refunds. */
export type GigSums = {
  gigId: number
  scans: number
  visitors: number
  views: number
  baskets: number
  orders: number
  checkouts: number
  units: number
  amount: Pence
  profit: Pence
}

/** A gig as its figures are read for it. */
export type GigReportRow = Omit<
  Parameters<typeof toGig>[0],
  'tour_id' | 'created_at' | 'updated_at'
>

export type GigHour = { hour: Date; scans: number; orders: number; amount: Pence }

type SumRow = Record<keyof Omit<GigSums, 'gigId'>, string> & { gig_id: number }

const SUMS = ['scans', 'visitors', 'views', 'baskets', 'orders', 'checkouts', 'units']
  .map((column) => `sum(${column}) AS ${column}`)
  .concat('sum(amount) AS amount', 'sum(profit) AS profit')
  .join(', ')

/** What belongs to a gig: from 6 hours before it to 48 hours after it began. */
const INSIDE = ['before', 'first_hour', 'after']

const GIG_COLUMNS = [
  'id',
  'artist_id',
  'name',
  'venue',
  'city',
  'starts_at',
  'time_zone',
  'cancelled_at',
  'attendance',
]

/** Reads of gigs with what was computed of them: a few dozen rows a gig, however many scanned and bought. */
export class GigAnalyticsQuery {
  async find(gigId: number): Promise<GigReportRow | null> {
    return db
      .from('gigs')
      .where('id', gigId)
      .select(...GIG_COLUMNS)
      .first()
  }

  /** Those whose hours have begun, newest first. */
  async begun(artistId: number, limit: number): Promise<GigReportRow[]> {
    return db
      .from('gigs')
      .where('artist_id', artistId)
      .where('starts_at', '<=', clock.now().plus({ hours: HOURS_BEFORE }).toJSDate())
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .select(...GIG_COLUMNS)
  }

  /** Of each gig that anything happened at; `firstHour` for that hour alone, `outside` for what is not the gig's. */
  async sums(
    gigIds: number[],
    part: 'gig' | 'firstHour' | 'outside' = 'gig'
  ): Promise<Map<number, GigSums>> {
    const phases = { gig: INSIDE, firstHour: ['first_hour'], outside: ['outside'] }[part]
    const rows: SumRow[] = await db
      .from('qr_codes')
      .join('qr_code_hourly_stats', 'qr_code_hourly_stats.qr_code_id', 'qr_codes.id')
      .whereIn('qr_codes.gig_id', gigIds)
      .whereIn('qr_code_hourly_stats.phase', phases)
      .groupBy('qr_codes.gig_id')
      .select('qr_codes.gig_id', db.raw(SUMS))
    return new Map(rows.map((row) => [row.gig_id, toSums(row)]))
  }

  /** The hours (UTC) of a gig in which anything happened, in order. */
  async hours(gigId: number): Promise<GigHour[]> {
    const rows: { hour: Date; scans: string; orders: string; amount: string }[] = await db
      .from('qr_codes')
      .join('qr_code_hourly_stats', 'qr_code_hourly_stats.qr_code_id', 'qr_codes.id')
      .where('qr_codes.gig_id', gigId)
      .whereIn('qr_code_hourly_stats.phase', INSIDE)
      .groupBy('hour')
      .orderBy('hour')
      .select('hour')
      .sum({ scans: 'scans', orders: 'orders', amount: 'amount' })
    return rows.map(({ hour, scans, orders, amount }) => ({
      hour,
      scans: Number(scans),
      orders: Number(orders),
      amount: fromDecimal(amount),
    }))
  }
}

function toSums({ gig_id: gigId, amount, profit, ...counts }: SumRow): GigSums {
  return {
    gigId,
    scans: Number(counts.scans),
    visitors: Number(counts.visitors),
    views: Number(counts.views),
    baskets: Number(counts.baskets),
    orders: Number(counts.orders),
    checkouts: Number(counts.checkouts),
    units: Number(counts.units),
    amount: fromDecimal(amount),
    profit: fromDecimal(profit),
  }
}
