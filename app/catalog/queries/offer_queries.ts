import db from '@adonisjs/lucid/services/db'
import { inject } from '@adonisjs/core'
import { isInStock, whereOnSale } from '#catalog/availability/sale_availability'
import { ProductQueries } from '#catalog/queries/product_queries'
import {
  imageOf,
  PRODUCT_COLUMNS,
  type ProductRow,
} from '#catalog/transformers/product_transformer'
import type { VariantRow } from '#catalog/transformers/variant_transformer'
import { fromDecimal, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

type OfferedVariant = {
  size: string
  color: string
  isInStock: boolean
  imageUrl: string
}

/** A product on sale with what it is made in, in the provider's order. */
type Offer = {
  productId: number
  artistId: number
  bandName: string
  name: string
  sellingPrice: Pence
  currency: string
  variants: OfferedVariant[]
}

type Line = { productId: number; size: string; color: string }

/** What is printed on, as far as shipping it costs something. `catalogVariantId` null: an unknown blank. */
type ShippedGoods = {
  catalogVariantId: number | null
  productType: ProductType
  sellingPrice: Pence
}

type ShippedRow = {
  product_id: number
  size: string
  color: string
  blank: string | null
  product_type: ProductType
  selling_price: string
}

const CLOTHING: ProductType[] = ['tshirt', 'hoodie', 'tank-top', 'cap']

/** What a checkout asks of products before it locks any. */
@inject()
export class OfferQueries {
  constructor(private products: ProductQueries) {}

  /**
   * Products on sale by id: two statements, however many they are. A product that was withdrawn, never published or never
   * existed is missing alike, so that unpublished products cannot be found by counting ids. In stock as it can be ordered
   * to a country; null: to at least one country. Ids that are no 32-bit numbers must be kept out before.
   */
  async onSale(productIds: number[], country: string | null): Promise<Map<number, Offer>> {
    const ids = [...new Set(productIds)]
    const products = db.from('products').join('artists', 'artists.id', 'products.artist_id')
    const rows: ProductRow[] = await whereOnSale(products)
      .select(...PRODUCT_COLUMNS)
      .whereIn('products.id', ids)
    const variants = await this.products.variantsOf(rows.map(({ id }) => id))
    const ofProduct = Map.groupBy(variants, (variant) => variant.product_id)
    return new Map(rows.map((row) => [row.id, toOffer(row, ofProduct.get(row.id) ?? [], country)]))
  }

  /** What these lines are printed on, in the order asked; null for a variant that is not offered. */
  async shippedGoods(lines: Line[]): Promise<(ShippedGoods | null)[]> {
    const rows = (await db
      .from('product_variants')
      .join('products', 'products.id', 'product_variants.product_id')
      .select('product_id', 'size', 'color', 'catalog_variant_id as blank')
      .select('products.product_type', 'products.selling_price')
      .whereIn('product_id', [...new Set(lines.map(({ productId }) => productId))])
      .where('is_offered', true)) as ShippedRow[]
    return lines.map(({ productId, size, color }) => {
      const row = rows.find(
        (variant) =>
          variant.product_id === productId && variant.size === size && variant.color === color
      )
      if (!row) return null
      return {
        catalogVariantId: row.blank ? Number(row.blank) : null,
        productType: row.product_type,
        sellingPrice: fromDecimal(row.selling_price),
      }
    })
  }

  /** Which of these products are clothing. */
  async clothingAmong(productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await db
      .from('products')
      .whereIn('id', [...productIds])
      .whereIn('product_type', CLOTHING)
      .select('id')
    return new Set(rows.map(({ id }) => id))
  }
}

function toOffer(row: ProductRow, variants: VariantRow[], country: string | null): Offer {
  const previewOf = (color: string) =>
    variants.find((variant) => variant.color === color && variant.preview_url)?.preview_url
  return {
    productId: row.id,
    artistId: row.artist_id,
    bandName: row.band_name,
    name: row.name,
    sellingPrice: fromDecimal(row.selling_price),
    currency: row.currency,
    variants: variants.map((variant) => ({
      size: variant.size,
      color: variant.color,
      isInStock: isInStock({ ...variant, is_offered: true }, country),
      imageUrl: variant.preview_url ?? previewOf(variant.color) ?? imageOf(row),
    })),
  }
}
