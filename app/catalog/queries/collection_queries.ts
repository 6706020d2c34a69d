import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { collectionOrder } from '#catalog/collection_sort'
import { productOrder } from '#catalog/product_sort'
import type { ProductFilters } from '#catalog/queries/product_queries'
import type { CollectionRow } from '#catalog/transformers/collection_transformer'
import {
  OWN_PRODUCT_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductRow,
} from '#catalog/transformers/product_transformer'
import { ARTIST_COLUMNS } from '#artists/public'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { whereFound } from '#search/public'

export type CollectionFilters = ProductFilters & { genre?: string }

/** Products shown of each artist (seed 000 §9). */
export const PRODUCTS_PER_ARTIST = 8

/**
 * Artists with what they have on sale: two statements, whatever the filters and however many artists. The figures are
 * of the wanted type where one is wanted, else of all; the order goes by them.
 */
export class CollectionQueries {
  async page(filters: CollectionFilters, page: PageRequest): Promise<Page<CollectionRow>> {
    const { rows, nextCursor } = await paginateByCursor(
      found(filters),
      collectionOrder(filters.sort),
      page,
      (part) =>
        db
          .from(part.as('shelves'))
          .join('artists', 'artists.id', 'shelves.artist_id')
          .select(
            ...ARTIST_COLUMNS,
            'shelves.products as total_products',
            'shelves.average_rating',
            'shelves.cursor_values'
          )
    )
    const products = await this.#firstProducts(
      rows.map(({ id }) => id),
      filters
    )
    const byArtist = Map.groupBy(products, (product) => product.artist_id)
    return {
      rows: rows.map((row) => ({ ...row, first_products: byArtist.get(row.id) ?? [] })),
      nextCursor,
    }
  }

  /** How many artists the filters find. */
  async count(filters: CollectionFilters): Promise<BoundedCount> {
    return countWithLimit(found(filters))
  }

  /** The first products of each of these artists that the filters find, in the wanted order. */
  async #firstProducts(artistIds: number[], { types, search, sort }: CollectionFilters) {
    if (artistIds.length === 0) return []
    const order = productOrder(sort)
      .keys.map(({ column, direction }) => `${column} ${direction}`)
      .join(', ')
    const first = db
      .from('products')
      .select(...OWN_PRODUCT_COLUMNS)
      .whereRaw('products.artist_id = artists.id')
      .where('products.status', 'active')
      .if(types?.length, (rows) => rows.whereIn('products.product_type', types!))
      .if(search, (rows) => whereFound(rows, 'products.search_text', search!))
      .orderByRaw(order)
      .limit(PRODUCTS_PER_ARTIST)
      .toSQL()
    const rows: ProductRow[] = await db
      .from('artists')
      .joinRaw(`CROSS JOIN LATERAL (${first.sql}) AS products`, first.bindings as never)
      .whereIn('artists.id', artistIds)
      .orderByRaw(order)
      .select(...PRODUCT_COLUMNS)
    return rows
  }
}

function found({ genre, types, search }: CollectionFilters) {
  const [onlyType, ...others] = types ?? []
  const shelf = onlyType && others.length === 0 ? onlyType : 'all'
  return db
    .from('artist_shelves as shelves')
    .select('shelves.artist_id', 'shelves.products', 'shelves.average_rating')
    .select('shelves.units_sold_30_days', 'shelves.newest_at')
    .select('shelves.lowest_price', 'shelves.highest_price')
    .where('shelves.product_type', shelf)
    .whereRaw('NOT shelves.is_hidden')
    .if(genre, (shelves) => shelves.where('shelves.genre', genre!))
    .if(others.length > 0 || search, (shelves) =>
      shelves.whereExists((products) => narrowed(products, { types, search }))
    )
}

function narrowed(
  products: DatabaseQueryBuilderContract,
  { types, search }: Pick<CollectionFilters, 'types' | 'search'>
) {
  products
    .from('products')
    .select(db.raw('1'))
    .whereRaw('products.artist_id = shelves.artist_id')
    .where('products.status', 'active')
    .if(types?.length, (rows) => rows.whereIn('products.product_type', types!))
    .if(search, (rows) => whereFound(rows, 'products.search_text', search!))
}
