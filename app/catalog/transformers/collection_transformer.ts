import { toPublicArtist, type ArtistRow } from '#artists/public'
import { toPublicProduct, type ProductRow } from '#catalog/transformers/product_transformer'

/** An artist with figures of what is on sale and the first products of it. */
export type CollectionRow = ArtistRow & {
  total_products: number
  average_rating: string | null
  first_products: ProductRow[]
}

/** A collection in calls and on pages. `totalSales` counts units; no ratings are null, never 0. */
export function toCollection(row: CollectionRow) {
  return {
    artist: toPublicArtist(row),
    products: row.first_products.map(toPublicProduct),
    totalProducts: row.total_products,
    totalSales: row.units_sold,
    averageRating: row.average_rating === null ? null : Number(row.average_rating),
  }
}

export type Collection = ReturnType<typeof toCollection>
