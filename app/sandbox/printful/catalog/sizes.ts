import type { Operation } from '#sandbox/printful/api'
import { findProduct } from '#sandbox/printful/catalog/catalog'
import { sizeTables } from '#sandbox/printful/catalog/size_tables'
import { notFound } from '#sandbox/printful/printful_error'

/** GET /products/{id}/sizes: not found for what has no size guide, as with a mug. */
export const getSizes: Operation = {
  isOfStore: false,
  run: async ({ params, query }) => {
    const found = await findProduct(Number(params.id))
    if (!found) throw notFound()
    const sizes = found.blank.sizes.filter((size) => size !== null)
    const units = String(query.unit ?? 'cm').split(',')
    const tables = sizeTables(found.blank.line.type, sizes, units)
    if (tables.length === 0) throw notFound()
    return {
      result: { product_id: found.blank.id, available_sizes: sizes, size_tables: tables },
    }
  },
}
