import db from '@adonisjs/lucid/services/db'
import { nearestGarmentColor } from '#artwork/public'
import { previewUrl } from '#catalog/artworks/storage/artwork_files'
import type { PlacementRow } from '#catalog/builder/queries/placement_queries'
import { drawingUrl, drawnSides } from '#catalog/builder/sides'
import { placedDpi } from '#shared/print_placement'
import type { ProductType } from '#shared/product_type'

type Row = PlacementRow & {
  product_type: ProductType
  colors: string[]
  file_name: string
  preview_key: string
  revoked_at: Date | null
  artwork_width: number
  artwork_height: number
  is_vector: boolean
}

/** The sides of built products with their artworks. */
export class BuiltSidesQuery {
  /** By product id, in the order in which they were placed. One statement. */
  async handle(productIds: readonly number[]) {
    const rows: Row[] = await db
      .from('product_placements as side')
      .join('products', 'products.id', 'side.product_id')
      .join('artworks', 'artworks.id', 'side.artwork_id')
      .whereIn('side.product_id', [...productIds])
      .orderBy('side.id')
      .select('side.*', 'products.product_type', 'products.colors', 'artworks.file_name')
      .select('artworks.preview_key', 'artworks.revoked_at', 'artworks.is_vector')
      .select('artworks.width as artwork_width', 'artworks.height as artwork_height')
    return Map.groupBy(rows.map(toBuiltSide), ({ productId }) => productId)
  }
}

function toBuiltSide(row: Row) {
  const { placement, x, y, width, product_type: type } = row
  const area = { width: row.area_width, height: row.area_height, dpi: row.area_dpi }
  const place = { x, y, width }
  const picture = { width: row.artwork_width, height: row.artwork_height }
  const [drawn] = drawnSides(type, [{ ...area, placement, title: placement }])
  const color = nearestGarmentColor(row.colors[0] ?? 'Standard', null).name
  return {
    productId: row.product_id,
    placement,
    place,
    area,
    /** The drawing of the side with its print area; null where there is no drawing. */
    drawing: drawn ? { url: drawingUrl(type, color, drawn.view), frame: drawn.frame } : null,
    artwork: {
      ...picture,
      id: row.artwork_id,
      fileName: row.file_name,
      previewUrl: row.revoked_at ? null : previewUrl(row.preview_key),
    },
    /** Dots per inch at the placed size; null for a vector file. */
    dpi: row.is_vector ? null : placedDpi(place, picture, area),
  }
}

export type BuiltSide = ReturnType<typeof toBuiltSide>
