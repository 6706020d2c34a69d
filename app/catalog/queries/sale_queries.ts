import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import {
  saleStateOf,
  type ProductFacts,
  type SaleState,
} from '#catalog/availability/sale_availability'
import { piecesLeft } from '#catalog/availability/sale_terms'
import { IS_SOLD_HERE, soldHereBindings } from '#catalog/availability/sold_here'
import type { SaleKind } from '#shared/sale_change'
import { clock } from '#shared/clock'

type SaleRow = ProductFacts & {
  artist_id: number
  sale_kind: SaleKind
  sale_time_zone: string | null
  gig_sale_hours: number | null
  piece_limit: number | null
  pieces_taken: number
  is_sold_here: boolean
  updated_at: Date
}

type GigOfSale = {
  name: string
  venue: string | null
  city: string | null
  startsAt: string
  timeZone: string
}

/**
 * The sale of a product for one device: `soon`, `on` and `over` as for everyone; `gig`: the device has to scan a code of one
 * of its gigs first; `gone`: all pieces are ordered, and some may come back.
 */
export type SaleNow = {
  state: Exclude<SaleState, 'hidden'> | 'gig' | 'gone'
  /** The server's time, by which a page counts down. */
  now: string
  startsAt: string | null
  endsAt: string | null
  piecesLeft: number | null
  gigs: GigOfSale[]
}

/** How many days after a gig it can still be chosen: as long as its sale can last. */
const CHOICE_DAYS = 14
const MOST_CHOICES = 200

/** Reads when and to whom products are sold. */
export class SaleQueries {
  /** The sale of a product for a device that scanned these codes; null where the product is hidden. */
  async now(productId: number, qrCodeIds: readonly number[]): Promise<SaleNow | null> {
    const row = await this.#row(productId, qrCodeIds)
    if (!row) return null
    const state = saleStateOf(row)
    if (state === 'hidden') return null
    const left = piecesLeft(row)
    return {
      state: state !== 'on' ? state : left === 0 ? 'gone' : row.is_sold_here ? 'on' : 'gig',
      now: clock.now().toUTC().toISO()!,
      startsAt: row.sale_starts_at?.toISOString() ?? null,
      endsAt: row.sale_ends_at?.toISOString() ?? null,
      piecesLeft: left,
      gigs: row.sale_kind === 'gig' ? await this.#gigs(productId) : [],
    }
  }

  /** The sale settings of a product, with the version of the product. */
  async settings(productId: number) {
    const row = (await this.#row(productId, []))!
    const gigIds = await this.#gigIds(productId)
    const local = (moment: Date | null) =>
      moment && row.sale_time_zone
        ? DateTime.fromJSDate(moment).setZone(row.sale_time_zone).toFormat(`yyyy-MM-dd'T'HH:mm`)
        : null
    return {
      kind: row.sale_kind,
      from: local(row.sale_starts_at),
      until: local(row.sale_ends_at),
      timeZone: row.sale_time_zone,
      gigIds,
      gigs: await this.#choices(row.artist_id, gigIds),
      hoursAfter: row.gig_sale_hours,
      limit: row.piece_limit,
      piecesTaken: row.pieces_taken,
      updatedAt: row.updated_at.toISOString(),
    }
  }

  /** The sale settings that a new product of an artist begins with. */
  async ofNewProduct(artistId: number): Promise<Omit<SaleSettings, 'updatedAt'>> {
    return {
      kind: 'always',
      from: null,
      until: null,
      timeZone: null,
      gigIds: [],
      gigs: await this.#choices(artistId, []),
      hoursAfter: null,
      limit: null,
      piecesTaken: 0,
    }
  }

  async #row(productId: number, qrCodeIds: readonly number[]): Promise<SaleRow | null> {
    return db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .where('products.id', productId)
      .select(
        'products.id',
        'products.artist_id',
        'products.status',
        'products.takedown_id',
        'products.sale_kind',
        'products.sale_starts_at',
        'products.sale_ends_at',
        'products.sale_time_zone',
        'products.gig_sale_hours',
        'products.piece_limit',
        'products.pieces_taken',
        'products.updated_at',
        'artists.is_hidden as artist_is_hidden'
      )
      .select(db.raw(IS_SOLD_HERE, soldHereBindings(qrCodeIds) as never))
      .first()
  }

  /** The only gigs at which a product is sold, and how long after their start, for a change of them. */
  async gigsOf(productId: number, trx: TransactionClientContract) {
    const { gig_sale_hours: hoursAfter } = await trx
      .from('products')
      .where('id', productId)
      .select('gig_sale_hours')
      .firstOrFail()
    return {
      gigIds: await this.#gigIds(productId, trx),
      hoursAfter: hoursAfter as number | null,
    }
  }

  /** Without cancelled ones, at which nothing is sold and which cannot be chosen. */
  async #gigIds(productId: number, trx?: TransactionClientContract): Promise<number[]> {
    const rows: { gig_id: number }[] = await (trx ?? db)
      .from('product_gigs')
      .join('gigs', 'gigs.id', 'product_gigs.gig_id')
      .where('product_gigs.product_id', productId)
      .whereNull('gigs.cancelled_at')
      .orderBy('product_gigs.gig_id')
      .select('product_gigs.gig_id')
    return rows.map((row) => row.gig_id)
  }

  /**
   * The gigs that an artist can choose for a product: not cancelled, and to come, of the last two weeks or chosen already,
   * the earliest first.
   */
  async #choices(
    artistId: number,
    chosenIds: readonly number[]
  ): Promise<(GigOfSale & { id: number })[]> {
    const rows = await db
      .from('gigs')
      .where('gigs.artist_id', artistId)
      .whereNull('gigs.cancelled_at')
      .where((chosen) =>
        chosen
          .where('gigs.starts_at', '>', clock.now().minus({ days: CHOICE_DAYS }).toJSDate())
          .orWhereIn('gigs.id', [...chosenIds])
      )
      .orderBy(['gigs.starts_at', 'gigs.id'])
      .limit(MOST_CHOICES)
      .select('gigs.id', 'gigs.name', 'gigs.venue', 'gigs.city', 'gigs.starts_at', 'gigs.time_zone')
    return rows.map((row) => ({ id: row.id, ...toGigOfSale(row) }))
  }

  /** The gigs of a product whose sale is not over, the next one first. */
  async #gigs(productId: number): Promise<GigOfSale[]> {
    const rows = await db
      .from('product_gigs')
      .join('gigs', 'gigs.id', 'product_gigs.gig_id')
      .join('products', 'products.id', 'product_gigs.product_id')
      .where('product_gigs.product_id', productId)
      .whereNull('gigs.cancelled_at')
      .whereRaw('gig_sale_closes_at(gigs.starts_at, products.gig_sale_hours) > ?', [
        clock.now().toSQL()!,
      ])
      .orderBy(['gigs.starts_at', 'gigs.id'])
      .limit(6)
      .select('gigs.name', 'gigs.venue', 'gigs.city', 'gigs.starts_at', 'gigs.time_zone')
    return rows.map(toGigOfSale)
  }
}

type GigRow = {
  name: string
  venue: string | null
  city: string | null
  starts_at: Date
  time_zone: string
}

const toGigOfSale = ({ name, venue, city, ...row }: GigRow): GigOfSale => ({
  name,
  venue,
  city,
  startsAt: row.starts_at.toISOString(),
  timeZone: row.time_zone,
})

export type SaleSettings = Awaited<ReturnType<SaleQueries['settings']>>
