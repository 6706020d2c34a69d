import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { PricingService } from '#pricing/public'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { fromDecimal, type Pence } from '#shared/money'

/** A product whose price is below the minimum of what the provider asks now. */
export type BelowMinimum = {
  id: number
  name: string
  artistId: number
  bandName: string
  sellingPrice: Pence
  /** What the provider asks now, and what the price would have to be at least. */
  providerCost: Pence
  minimumPrice: Pence
  since: Date
}

type Row = {
  id: number
  name: string
  artist_id: number
  band_name: string
  selling_price: string
  provider_cost: string
  below_minimum_since: Date
}

const LONGEST_FIRST: CursorOrder = {
  name: 'below-minimum',
  keys: [
    { column: 'products.below_minimum_since', direction: 'asc', kind: 'time' },
    { column: 'products.id', direction: 'asc', kind: 'integer' },
  ],
}

/** What admins and artists have to set another price for. Retired products are sold at none. */
@inject()
export class BelowMinimumQuery {
  constructor(private pricing: PricingService) {}

  /** Of one artist, or of all. */
  async count(artistId?: number): Promise<number> {
    const counted = await below()
      .if(artistId, (rows) => rows.where('products.artist_id', artistId!))
      .count('* as total')
      .first()
    return Number(counted.total)
  }

  /** Longest first. */
  async list(page: PageRequest): Promise<Page<BelowMinimum>> {
    const rows = below()
      .join('artists', 'artists.id', 'products.artist_id')
      .select(
        'products.id',
        'products.name',
        'products.artist_id',
        'artists.band_name',
        'products.selling_price',
        'products.provider_cost',
        'products.below_minimum_since'
      )
    const found = await paginateByCursor<Row>(rows, LONGEST_FIRST, page)
    return { ...found, rows: found.rows.map((row) => this.#toBelowMinimum(row)) }
  }

  #toBelowMinimum(row: Row): BelowMinimum {
    const providerCost = fromDecimal(row.provider_cost)
    return {
      id: row.id,
      name: row.name,
      artistId: row.artist_id,
      bandName: row.band_name,
      sellingPrice: fromDecimal(row.selling_price),
      providerCost,
      minimumPrice: this.pricing.minimumPrice(providerCost),
      since: row.below_minimum_since,
    }
  }
}

function below() {
  return db
    .from('products')
    .whereNotNull('products.below_minimum_since')
    .whereNot('products.status', 'retired')
}
