import db from '@adonisjs/lucid/services/db'
import type { ProductType } from '#shared/product_type'
import { fromDecimal, type Pence } from '#shared/money'

type Line = { productId: number; size: string; color: string }

/** What is printed on, as far as sending it costs something. `catalogVariantId` null: a blank that nobody has named. */
export type SentGoods = {
  catalogVariantId: number | null
  productType: ProductType
  sellingPrice: Pence
}

type Row = {
  product_id: number
  size: string
  color: string
  blank: string | null
  product_type: ProductType
  selling_price: string
}

/** The blank variants, by the provider's catalogue, that what is offered is printed on. */
export class CatalogVariantsQuery {
  /** In the order asked; null for what is not offered. */
  async handle(lines: Line[]): Promise<(SentGoods | null)[]> {
    const rows = (await db
      .from('product_variants')
      .join('products', 'products.id', 'product_variants.product_id')
      .select('product_id', 'size', 'color', 'catalog_variant_id as blank')
      .select('products.product_type', 'products.selling_price')
      .whereIn('product_id', [...new Set(lines.map(({ productId }) => productId))])
      .where('is_offered', true)) as Row[]
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
}
