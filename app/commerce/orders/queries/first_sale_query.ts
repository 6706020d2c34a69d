import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { fromDecimal, type Pence } from '#shared/money'

/** A gig and its local day. */
export type GigNight = { gigId: number; night: string }

/** What the mail of the first sale says: the rows of the gig that were paid together. */
export type FirstSale = {
  gigId: number
  artistId: number
  /** The account of the artist. */
  userId: number
  /** The venue, or the name of a gig without one. */
  place: string
  timeZone: string
  paidAt: Date
  currency: string
  lines: {
    productName: string
    size: string
    color: string
    quantity: number
    amount: Pence
  }[]
}

type Row = {
  artist_id: number
  user_id: number
  gig_name: string
  venue: string | null
  time_zone: string
  paid_at: Date
  currency: string
  product_name: string
  size: string
  color: string
  quantity: number
  total_amount: string
}

/**
 * Reads the first sale of a gig: the first paid order within its hours that is neither refunded, such as a payment whose
 * goods were gone, nor the artist's own (NOTICE-2).
 */
export class FirstSaleQuery {
  /** The gigs, by id, whose first sale is this checkout as far as this transaction sees. Cancelled gigs have none. */
  async gigsOf(
    { id, paidAt }: { id: number; paidAt: DateTime },
    trx: TransactionClientContract
  ): Promise<GigNight[]> {
    const { rows } = await trx.rawQuery<{ rows: GigNight[] }>(
      `SELECT DISTINCT gigs.id AS "gigId", to_char(gigs.starts_at AT TIME ZONE gigs.time_zone, 'YYYY-MM-DD') AS night
         FROM orders JOIN qr_codes ON qr_codes.id = orders.qr_code_id JOIN gigs ON gigs.id = qr_codes.gig_id
        WHERE orders.checkout_id = :id AND NOT orders.is_self_purchase AND gigs.cancelled_at IS NULL
          AND gigs.starts_at BETWEEN :from AND :to
          AND NOT EXISTS (
            SELECT FROM orders AS earlier
              JOIN checkouts ON checkouts.id = earlier.checkout_id
              JOIN qr_codes AS code ON code.id = earlier.qr_code_id
             WHERE code.gig_id = gigs.id AND earlier.checkout_id <> :id
               AND earlier.payment_status <> 'unpaid' AND NOT is_refunded(earlier) AND NOT earlier.is_self_purchase
               AND checkouts.paid_at BETWEEN gigs.starts_at - make_interval(hours => :before)
                                         AND gigs.starts_at + make_interval(hours => :after))
        ORDER BY 1`,
      {
        id,
        from: paidAt.minus({ hours: HOURS_AFTER }).toJSDate(),
        to: paidAt.plus({ hours: HOURS_BEFORE }).toJSDate(),
        before: HOURS_BEFORE,
        after: HOURS_AFTER,
      }
    )
    return rows
  }

  /** Null where the gig was cancelled meanwhile. */
  async read({
    checkoutId,
    gigId,
  }: {
    checkoutId: number
    gigId: number
  }): Promise<FirstSale | null> {
    const rows: Row[] = await db
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .join('qr_codes', 'qr_codes.id', 'orders.qr_code_id')
      .join('gigs', 'gigs.id', 'qr_codes.gig_id')
      .join('artists', 'artists.id', 'gigs.artist_id')
      .where('orders.checkout_id', checkoutId)
      .where('gigs.id', gigId)
      .where('orders.is_self_purchase', false)
      .whereNull('gigs.cancelled_at')
      .orderBy('orders.id')
      .select(
        'gigs.artist_id',
        'artists.user_id',
        'gigs.name as gig_name',
        'gigs.venue',
        'gigs.time_zone'
      )
      .select('checkouts.paid_at', 'orders.currency', 'orders.product_name', 'orders.size')
      .select('orders.color', 'orders.quantity', 'orders.total_amount')
    const [first] = rows
    if (!first) return null
    return {
      gigId,
      artistId: first.artist_id,
      userId: first.user_id,
      place: first.venue ?? first.gig_name,
      timeZone: first.time_zone,
      paidAt: first.paid_at,
      currency: first.currency,
      lines: rows.map((row) => ({
        productName: row.product_name,
        size: row.size,
        color: row.color,
        quantity: row.quantity,
        amount: fromDecimal(row.total_amount),
      })),
    }
  }
}
