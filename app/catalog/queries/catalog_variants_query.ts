import db from '@adonisjs/lucid/services/db'

type Line = { productId: number; size: string; color: string }

/** The blank variants, by the provider's catalogue, that what is offered is printed on. */
export class CatalogVariantsQuery {
  /** In the order asked; null for what is not offered, or made of a blank that nobody has named. */
  async handle(lines: Line[]): Promise<(number | null)[]> {
    const rows: { product_id: number; size: string; color: string; blank: string | null }[] =
      await db
        .from('product_variants')
        .select('product_id', 'size', 'color', 'catalog_variant_id as blank')
        .whereIn('product_id', [...new Set(lines.map(({ productId }) => productId))])
        .where('is_offered', true)
    return lines.map(({ productId, size, color }) => {
      const row = rows.find(
        (variant) =>
          variant.product_id === productId && variant.size === size && variant.color === color
      )
      return row?.blank ? Number(row.blank) : null
    })
  }
}
