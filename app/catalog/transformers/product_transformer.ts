import { mockupUrl } from '#artwork/public'
import { toSaleTerms } from '#catalog/availability/sale_terms'
import type { SaleKind } from '#shared/sale_change'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'
import { fromDecimal, toNumber } from '#shared/money'

/** A product joined with its artist, as PostgreSQL gives it. */
export type ProductRow = {
  id: number
  artist_id: number
  owner_user_id: number
  artist_is_hidden: boolean
  artist_genre: string | null
  band_name: string
  name: string
  description: string | null
  product_type: ProductType
  status: ProductStatus
  takedown_id: number | null
  is_active: boolean
  currency: string
  selling_price: string
  sizes: string[]
  colors: string[]
  design_url: string | null
  preview_url: string | null
  thumbnail_url: string | null
  average_rating: string | null
  review_count: number
  units_sold_30_days: number
  sale_kind: SaleKind
  sale_starts_at: Date | null
  sale_ends_at: Date | null
  sale_time_zone: string | null
  piece_limit: number | null
  pieces_taken: number
  created_at: Date
  updated_at: Date
}

/** The columns of a `ProductRow` that are in `products` itself. */
export const OWN_PRODUCT_COLUMNS = [
  'products.id',
  'products.artist_id',
  'products.name',
  'products.description',
  'products.product_type',
  'products.status',
  'products.takedown_id',
  'products.is_active',
  'products.currency',
  'products.selling_price',
  'products.sizes',
  'products.colors',
  'products.design_url',
  'products.preview_url',
  'products.thumbnail_url',
  'products.average_rating',
  'products.review_count',
  'products.units_sold_30_days',
  'products.sale_kind',
  'products.sale_starts_at',
  'products.sale_ends_at',
  'products.sale_time_zone',
  'products.piece_limit',
  'products.pieces_taken',
  'products.created_at',
  'products.updated_at',
] as const

/** Columns of a `ProductRow`; `products` and `artists` must be joined under these names. */
export const PRODUCT_COLUMNS = [
  ...OWN_PRODUCT_COLUMNS,
  'artists.user_id as owner_user_id',
  'artists.is_hidden as artist_is_hidden',
  'artists.genre as artist_genre',
  'artists.band_name',
] as const

/** The columns that the displayed image follows from. */
export type PicturedRow = Pick<
  ProductRow,
  'preview_url' | 'thumbnail_url' | 'design_url' | 'product_type' | 'colors'
>

/**
 * The displayed image (docs/rules/products-and-approval.md#product-image): preview file, else thumbnail, else the
 * design once we host it, else a drawn mock-up of the type in its colour.
 */
export function imageOf(row: PicturedRow): string {
  const hostedDesign = row.design_url?.startsWith('/') ? row.design_url : null
  return (
    row.preview_url ??
    row.thumbnail_url ??
    hostedDesign ??
    mockupUrl({ productType: row.product_type, color: row.colors[0] ?? 'Standard' })
  )
}

/** A product as a shopper sees it: no cost, no notes. */
export function toPublicProduct(row: ProductRow) {
  return {
    id: row.id,
    artistId: row.artist_id,
    name: row.name,
    description: row.description,
    productType: row.product_type,
    imageUrl: imageOf(row),
    thumbnail_url: row.thumbnail_url,
    designUrl: row.design_url?.startsWith('/') ? row.design_url : null,
    sellingPrice: toNumber(fromDecimal(row.selling_price)),
    currency: row.currency,
    isActive: row.is_active,
    status: row.status,
    sizes: row.sizes,
    colors: row.colors,
    /** Null: sold always and without a limit. */
    availability: toSaleTerms(row),
    averageRating: row.average_rating === null ? null : Number(row.average_rating),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    artist: { id: row.artist_id, bandName: row.band_name },
  }
}

export type PublicProduct = ReturnType<typeof toPublicProduct>
