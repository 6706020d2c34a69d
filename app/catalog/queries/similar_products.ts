import db from '@adonisjs/lucid/services/db'
import { whereOnSaleUnjoined } from '#catalog/availability/sale_availability'
import { PRODUCT_COLUMNS, type ProductRow } from '#catalog/transformers/product_transformer'

/** How many of the most popular products are examined, so that a rare type in a rare genre is no slower than others. */
const LOOKED_THROUGH = 400

const byPopularity = (['units_sold_30_days', 'created_at', 'id'] as const).map((name) => ({
  column: `products.${name}`,
  order: 'desc' as const,
}))

/**
 * The popular products on sale of other artists that share the type or the genre of the artist, those that share both
 * first. One statement; reads along the index of popularity until there are enough.
 */
export async function similarProducts(product: ProductRow, limit: number): Promise<ProductRow[]> {
  const popular = whereOnSaleUnjoined(db.from('products'))
    .whereNot('artist_id', product.artist_id)
    .orderBy(byPopularity)
    .limit(LOOKED_THROUGH)
    .as('products')
  const ownGenre = db.from('artists').select('genre').where('id', product.artist_id)
  const similar = await db
    .from(popular)
    .join('artists', 'artists.id', 'products.artist_id')
    .where((either) =>
      either.where('products.product_type', product.product_type).orWhere('artists.genre', ownGenre)
    )
    .select(...PRODUCT_COLUMNS, 'artists.genre as artist_genre')
    .select(ownGenre.clone().as('own_genre'))
    .orderBy(byPopularity)
    .limit(limit)
  const sharesBoth = (row: (typeof similar)[number]) =>
    row.product_type === product.product_type && row.artist_genre === row.own_genre
  return [...similar.filter(sharesBoth), ...similar.filter((row) => !sharesBoth(row))]
}
