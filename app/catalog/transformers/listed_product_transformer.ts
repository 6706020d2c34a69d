import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'
import { imageOf } from '#catalog/transformers/product_transformer'
import { fromDecimal, toDecimal, toNumber } from '#shared/money'
import type { TakedownKind } from '#shared/takedown'

/** A product as the list of all products shows it. */
export type ListedProductRow = {
  id: number
  artist_id: number
  band_name: string
  name: string
  product_type: ProductType
  status: ProductStatus
  takedown_kind: TakedownKind | null
  /** Its artist has answered the takedown. */
  is_takedown_answered: boolean
  selling_price: string
  base_price: string
  /** What the provider asks now; null where it was never read. */
  provider_cost: string | null
  below_minimum_since: Date | null
  currency: string
  units_sold_30_days: number
  created_by_admin: boolean
  colors: string[]
  design_url: string | null
  preview_url: string | null
  thumbnail_url: string | null
  created_at: Date
  updated_at: Date
}

/** Amounts in `currency`, times ISO 8601 in UTC. */
export function toListedProduct(row: ListedProductRow) {
  return {
    id: row.id,
    name: row.name,
    image: imageOf(row),
    artist: { id: row.artist_id, bandName: row.band_name },
    productType: row.product_type,
    status: row.status,
    takedown: row.takedown_kind,
    isTakedownAnswered: row.is_takedown_answered,
    sellingPrice: toNumber(fromDecimal(row.selling_price)),
    basePrice: toNumber(fromDecimal(row.base_price)),
    providerCost: row.provider_cost === null ? null : toNumber(fromDecimal(row.provider_cost)),
    isBelowMinimum: row.below_minimum_since !== null,
    currency: row.currency,
    unitsSold30Days: row.units_sold_30_days,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export type ListedProduct = ReturnType<typeof toListedProduct>

export const LISTED_PRODUCT_CSV_HEAD = [
  'Id',
  'Product',
  'Artist',
  'Type',
  'Status',
  'Price',
  'Cost',
  'Cost now',
  'Currency',
  'Sold in 30 days',
  'Made by',
  'Made',
  'Taken down',
]

/** Amounts with two decimals, times in UTC. */
export function toListedProductCells(row: ListedProductRow): (string | number)[] {
  const amount = (text: string) => toDecimal(fromDecimal(text))
  return [
    row.id,
    row.name,
    row.band_name,
    row.product_type,
    row.status,
    amount(row.selling_price),
    amount(row.base_price),
    row.provider_cost === null ? '' : amount(row.provider_cost),
    row.currency,
    row.units_sold_30_days,
    row.created_by_admin ? 'admin' : 'artist',
    row.created_at.toISOString(),
    row.takedown_kind ?? '',
  ]
}
