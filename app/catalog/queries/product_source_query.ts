import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { BuiltSidesQuery, type BuiltSide } from '#catalog/builder/queries/built_sides_query'
import { toGallery } from '#catalog/transformers/gallery_transformer'
import type { OwnedProductRow } from '#catalog/transformers/owned_product_transformer'
import type { VariantRow } from '#catalog/transformers/variant_transformer'
import { fromDecimal, toNumber } from '#shared/money'

type SourceRow = VariantRow & { cost: string; catalog_variant_id: string | null }

/**
 * What products are made of: `sizes` with the cost of each in pounds (the dearest colour of a size), in the provider's
 * order; `pictures` show every side; `catalogVariantIds` are the blanks of the provider's catalogue that are printed on;
 * `sides` are what its artist placed.
 */
@inject()
export class ProductSourceQuery {
  constructor(private builtSides: BuiltSidesQuery) {}

  /** By product id. Three statements, however many products. */
  async handle(products: readonly OwnedProductRow[]) {
    const ids = products.map(({ id }) => id)
    const [variants, sent, sides] =
      ids.length === 0
        ? [[], new Map<number, never>(), new Map<number, never>()]
        : await Promise.all([
            this.#variants(ids),
            this.#sentByProvider(ids),
            this.builtSides.handle(ids),
          ])
    const byProduct = Map.groupBy(variants, ({ product_id: id }) => id)
    return new Map(
      products.map((row) => {
        const own = byProduct.get(row.id) ?? []
        const source = toSource({ ...row, printful_data: sent.get(row.id) ?? null }, own)
        return [row.id, { ...source, sides: (sides.get(row.id) ?? []) as BuiltSide[] }]
      })
    )
  }

  async #variants(ids: number[]): Promise<SourceRow[]> {
    return db
      .from('product_variants')
      .whereIn('product_id', ids)
      .where('is_offered', true)
      .orderBy(['product_id', 'position', 'id'])
      .select('id', 'product_id', 'size', 'color', 'color_code', 'in_stock', 'out_of_stock_in')
      .select('preview_url', 'back_preview_url', 'cost', 'catalog_variant_id')
  }

  /** The pictures among what the provider sent; the rest of it is long and not read. */
  async #sentByProvider(ids: number[]): Promise<Map<number, Record<string, unknown>>> {
    const rows: { id: number; variants: unknown }[] = await db
      .from('products')
      .whereIn('id', ids)
      .whereNotNull('printful_data')
      .select('id', db.raw(`printful_data -> 'variants' AS variants`))
    return new Map(rows.map(({ id, variants }) => [id, { variants }]))
  }
}

function toSource(row: OwnedProductRow, variants: SourceRow[]) {
  const bySize = Map.groupBy(variants, ({ size }) => size)
  return {
    sizes: [...bySize].map(([size, ofSize]) => ({
      size,
      cost: Math.max(...ofSize.map(({ cost }) => toNumber(fromDecimal(cost)))),
    })),
    colors: [...new Set(variants.map(({ color }) => color))],
    pictures: toGallery(row, variants),
    catalogVariantIds: variants.flatMap(({ catalog_variant_id: id }) => id ?? []).map(Number),
  }
}
