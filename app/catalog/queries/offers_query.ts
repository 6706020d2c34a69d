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

export type OfferedVariant = {
  size: string
  color: string
  isInStock: boolean
  imageUrl: string
}

/** A product on sale with what it is made in, in the provider's order. */
export type Offer = {
  productId: number
  artistId: number
  bandName: string
  name: string
  sellingPrice: Pence
  currency: string
  variants: OfferedVariant[]
}

/**
 * What is on sale of some products: two statements, however many they are. What was withdrawn, never published or never
 * existed is missing alike, so that nobody learns of unpublished products by counting ids.
 */
@inject()
export class OffersQuery {
  constructor(private products: ProductQueries) {}

  /**
   * From product id to its offer, in stock as it can be ordered to a country; null: to at least one country. Ids that
   * are no 32-bit numbers must be kept out before.
   */
  async handle(productIds: number[], country: string | null): Promise<Map<number, Offer>> {
    const ids = [...new Set(productIds)]
    const products = db.from('products').join('artists', 'artists.id', 'products.artist_id')
    const rows: ProductRow[] = await whereOnSale(products)
      .select(...PRODUCT_COLUMNS)
      .whereIn('products.id', ids)
    const variants = await this.products.variantsOf(rows.map(({ id }) => id))
    const ofProduct = Map.groupBy(variants, (variant) => variant.product_id)
    return new Map(rows.map((row) => [row.id, toOffer(row, ofProduct.get(row.id) ?? [], country)]))
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
