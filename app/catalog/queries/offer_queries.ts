import db from '@adonisjs/lucid/services/db'
import {
  isInStock,
  saleStateOf,
  whereOnSale,
  type ProductFacts,
} from '#catalog/availability/sale_availability'
import { piecesLeft } from '#catalog/availability/sale_terms'
import { IS_SOLD_HERE, soldHereBindings } from '#catalog/availability/sold_here'
import { isClothing } from '#catalog/clothing'
import {
  inWantedOrder,
  IS_WANTED,
  wantedBindings,
  type WantedVariant,
} from '#catalog/queries/wanted_variants'
import {
  imageOf,
  type PicturedRow,
  type ProductRow,
} from '#catalog/transformers/product_transformer'
import { fromDecimal, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

type OfferedVariant = {
  size: string
  color: string
  isInStock: boolean
  imageUrl: string
  /** Null: an unknown blank. */
  catalogVariantId: number | null
}

/** A product on sale with what it is made in, in the provider's order. */
type Offer = {
  productId: number
  artistId: number
  bandName: string
  name: string
  productType: ProductType
  sellingPrice: Pence
  currency: string
  /** `gig`: sold only to a device that scanned a code of one of its gigs. */
  sale: 'on' | 'soon' | 'gig'
  /** Null where there is no limit. */
  piecesLeft: number | null
  variants: OfferedVariant[]
}

/** The country to sell to, or null for any, and the codes that the device scanned. */
type Buyer = { country: string | null; qrCodeIds: readonly number[] }

/** Pieces of a variant, as far as shipping them costs something. `catalogVariantId` null: an unknown blank. */
type ShippedGoods = {
  catalogVariantId: number | null
  productType: ProductType
  sellingPrice: Pence
  quantity: number
  /** Null: as many as one likes. */
  piecesLeft: number | null
}

type OfferRow = PicturedRow &
  ProductFacts &
  Pick<ProductRow, 'artist_id' | 'band_name' | 'name' | 'currency' | 'selling_price'> &
  Pick<ProductRow, 'piece_limit' | 'pieces_taken'> & {
    is_sold_here: boolean
    variants: OfferedRow[] | null
  }

type OfferedRow = {
  size: string
  color: string
  in_stock: boolean
  out_of_stock_in: string[]
  preview_url: string | null
  blank: number | null
}

type ShippedRow = {
  product_id: number
  size: string
  color: string
  blank: string | null
  product_type: ProductType
  selling_price: string
  piece_limit: number | null
  pieces_taken: number
}

const OFFER_COLUMNS = [
  'products.id',
  'products.artist_id',
  'products.name',
  'products.product_type',
  'products.currency',
  'products.selling_price',
  'products.colors',
  'products.design_url',
  'products.preview_url',
  'products.thumbnail_url',
  'products.status',
  'products.takedown_id',
  'products.sale_starts_at',
  'products.sale_ends_at',
  'products.piece_limit',
  'products.pieces_taken',
  'artists.band_name',
  'artists.is_hidden as artist_is_hidden',
]

const OFFERED_VARIANTS = `(
  SELECT json_agg(json_build_object('size', size, 'color', color, 'in_stock', in_stock, 'out_of_stock_in', out_of_stock_in,
                                    'preview_url', preview_url, 'blank', catalog_variant_id) ORDER BY position, id)
    FROM product_variants WHERE product_id = products.id AND is_offered) AS variants`

/** What a checkout asks of products before it locks any, each in one statement. */
export class OfferQueries {
  /**
   * Products on sale by id, with what they are made in. A product that was withdrawn, never published or never
   * existed is missing alike, so that unpublished products cannot be found by counting ids. In stock as it can be ordered
   * to a country; null: to at least one country. Ids that are no 32-bit numbers must be kept out before.
   */
  async onSale(productIds: number[], { country, qrCodeIds }: Buyer): Promise<Map<number, Offer>> {
    const products = db.from('products').join('artists', 'artists.id', 'products.artist_id')
    const rows: OfferRow[] = await whereOnSale(products)
      .select(...OFFER_COLUMNS, db.raw(OFFERED_VARIANTS))
      .select(db.raw(IS_SOLD_HERE, soldHereBindings(qrCodeIds) as never))
      .whereIn('products.id', [...new Set(productIds)])
    return new Map(rows.map((row) => [row.id, toOffer(row, country)]))
  }

  /** What these lines are printed on, in the order asked; null for a variant that is not offered. */
  async shippedGoods(
    lines: readonly (WantedVariant & { quantity: number })[]
  ): Promise<(ShippedGoods | null)[]> {
    const rows: ShippedRow[] = await db
      .from('product_variants')
      .join('products', 'products.id', 'product_variants.product_id')
      .select('product_id', 'size', 'color', 'catalog_variant_id as blank')
      .select('products.product_type', 'products.selling_price')
      .select('products.piece_limit', 'products.pieces_taken')
      .whereRaw(IS_WANTED, wantedBindings(lines))
      .where('is_offered', true)
    const variants = inWantedOrder(lines, rows, (row) => row.product_id)
    return lines.map(({ quantity }, index) => {
      const row = variants[index]
      if (!row) return null
      return {
        catalogVariantId: row.blank ? Number(row.blank) : null,
        productType: row.product_type,
        sellingPrice: fromDecimal(row.selling_price),
        quantity,
        piecesLeft: piecesLeft(row),
      }
    })
  }

  /** Which of these products are clothing. */
  async clothingAmong(productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows: { id: number; product_type: ProductType }[] = await db
      .from('products')
      .whereIn('id', [...productIds])
      .select('id', 'product_type')
    return new Set(rows.filter((row) => isClothing(row.product_type)).map(({ id }) => id))
  }
}

function toOffer(row: OfferRow, country: string | null): Offer {
  const variants = row.variants ?? []
  const previewOf = (color: string) =>
    variants.find((variant) => variant.color === color && variant.preview_url)?.preview_url
  return {
    productId: row.id,
    artistId: row.artist_id,
    bandName: row.band_name,
    name: row.name,
    productType: row.product_type,
    sellingPrice: fromDecimal(row.selling_price),
    currency: row.currency,
    sale: saleStateOf(row) === 'soon' ? 'soon' : row.is_sold_here ? 'on' : 'gig',
    piecesLeft: piecesLeft(row),
    variants: variants.map((variant) => ({
      size: variant.size,
      color: variant.color,
      isInStock: isInStock({ ...variant, is_offered: true }, country),
      imageUrl: variant.preview_url ?? previewOf(variant.color) ?? imageOf(row),
      catalogVariantId: variant.blank,
    })),
  }
}
