import db from '@adonisjs/lucid/services/db'
import { whereOnSale, whereOnSaleUnjoined } from '#catalog/availability/sale_availability'
import { PRODUCT_COLUMNS, type ProductRow } from '#catalog/transformers/product_transformer'
import { KeptRead } from '#core/response_cache/kept_read'
import type { ProductType } from '#shared/product_type'

type Candidate = { id: number; artist_id: number; product_type: ProductType; genre: string | null }

/** How many of the most popular products are examined, so that a rare type in a rare genre is no slower than others. */
const LOOKED_THROUGH = 400

/** Out of how many times as many the artists are chosen, so that there are different ones. */
const CHOICE = 4

const byPopularity = (['units_sold_30_days', 'created_at', 'id'] as const).map((name) => ({
  column: `products.${name}`,
  order: 'desc' as const,
}))

const popular = new KeptRead<Candidate[]>(() =>
  db
    .from(
      whereOnSaleUnjoined(db.from('products'))
        .select('id', 'artist_id', 'product_type', 'units_sold_30_days', 'created_at')
        .orderBy(byPopularity)
        .limit(LOOKED_THROUGH)
        .as('products')
    )
    .join('artists', 'artists.id', 'products.artist_id')
    .select('products.id', 'products.artist_id', 'products.product_type', 'artists.genre')
    .orderBy(byPopularity)
    .exec()
)

/**
 * Recommends products on sale beside a product: popular ones of other artists in the same genre or of the same type, first
 * those of both, and one per artist as long as there are enough. One that has left the shop since the popular ones were read is
 * not shown.
 */
export async function similarProducts(
  { artist_id: artistId, artist_genre: genre, product_type: type }: ProductRow,
  limit: number
): Promise<ProductRow[]> {
  const isOfType = (other: Candidate) => other.product_type === type
  const isOfGenre = (other: Candidate) => genre !== null && other.genre === genre
  const similar = (await popular.read())
    .filter((other) => other.artist_id !== artistId && (isOfType(other) || isOfGenre(other)))
    .slice(0, limit * CHOICE)
  const ofBoth = similar.filter((other) => isOfType(other) && isOfGenre(other))
  const inOrder = [...new Set([...ofBoth, ...similar])]
  const chosen = [...new Set([...firstOfEachArtist(inOrder), ...inOrder])].slice(0, limit)

  const ids = chosen.map(({ id }) => id)
  const rows: ProductRow[] = await whereOnSale(
    db.from('products').join('artists', 'artists.id', 'products.artist_id')
  )
    .whereIn('products.id', ids)
    .select(...PRODUCT_COLUMNS)
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function firstOfEachArtist(candidates: Candidate[]): Candidate[] {
  const artists = new Set<number>()
  return candidates.filter(({ artist_id: id }) => !artists.has(id) && artists.add(id))
}
