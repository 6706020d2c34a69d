import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { onSaleCondition } from '#catalog/availability/sale_availability'
import { toSaleTerms } from '#catalog/availability/sale_terms'
import { collectionOrder } from '#catalog/collection_sort'
import { productOrder } from '#catalog/product_sort'
import { ProductQueries, type ProductFilters } from '#catalog/queries/product_queries'
import { toCollection, type CollectionRow } from '#catalog/transformers/collection_transformer'
import {
  OWN_PRODUCT_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductRow,
} from '#catalog/transformers/product_transformer'
import { toStockedChoices } from '#catalog/transformers/variant_transformer'
import { ARTIST_COLUMNS } from '#artists/public'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { whereFound } from '#search/public'

export type CollectionFilters = ProductFilters & { genre?: string }

/** Products shown of each artist. */
export const PRODUCTS_PER_ARTIST = 8

/**
 * Lists artists with their products on sale, in two statements, whatever the filters and the number of artists. Figures
 * and sort order are those of the product type if exactly one is asked for, else of all types.
 */
@inject()
export class CollectionQueries {
  constructor(private products: ProductQueries) {}

  /**
   * What the page of the collections shows: a page of them, how many there are in all, what of their products can be put
   * in the basket straight away, and the ids of those products. Four statements.
   */
  async screen(filters: CollectionFilters, page: PageRequest) {
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.page(filters, page),
      this.#count(filters),
    ])
    const shown = rows.flatMap((row) => row.first_products)
    const products = shown.map(({ id }) => ({ id }))
    const variants = await this.products.variantsOf(
      shown.filter((product) => toSaleTerms(product) === null).map(({ id }) => id)
    )
    return {
      collections: rows.map(toCollection),
      choices: toStockedChoices(variants),
      total,
      products,
      nextCursor,
    }
  }

  async page(filters: CollectionFilters, page: PageRequest): Promise<Page<CollectionRow>> {
    const { rows, nextCursor } = await paginateByCursor(
      found(filters),
      collectionOrder(filters.sort),
      page,
      (part) =>
        db
          .from(part.as('stats'))
          .join('artists', 'artists.id', 'stats.artist_id')
          .select(
            ...ARTIST_COLUMNS,
            'stats.products as total_products',
            'stats.average_rating',
            'stats.cursor_values'
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
  async #count(filters: CollectionFilters): Promise<BoundedCount> {
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
      .whereRaw(onSaleCondition())
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
  const productType = onlyType && others.length === 0 ? onlyType : 'all'
  return db
    .from('artist_catalog_stats as stats')
    .select('stats.artist_id', 'stats.products', 'stats.average_rating')
    .select('stats.units_sold_30_days', 'stats.newest_at')
    .select('stats.lowest_price', 'stats.highest_price')
    .where('stats.product_type', productType)
    .whereRaw('NOT stats.is_hidden')
    .if(genre, (stats) => stats.where('stats.genre', genre!))
    .if(others.length > 0 || search, (stats) =>
      stats.whereExists((products) => narrowed(products, { types, search }))
    )
}

function narrowed(
  products: DatabaseQueryBuilderContract,
  { types, search }: Pick<CollectionFilters, 'types' | 'search'>
) {
  products
    .from('products')
    .select(db.raw('1'))
    .whereRaw('products.artist_id = stats.artist_id')
    .whereRaw(onSaleCondition('stats.is_hidden'))
    .if(types?.length, (rows) => rows.whereIn('products.product_type', types!))
    .if(search, (rows) => whereFound(rows, 'products.search_text', search!))
}
