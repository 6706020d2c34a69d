import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { whereFound, whereWords, type Search } from '#search/public'
import { whereOnSale, whereOnSaleUnjoined } from '#catalog/availability/sale_availability'
import { productOrder, type ProductSort } from '#catalog/product_sort'
import { UNAPPROVED_STATUSES, type ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'
import {
  OWNED_PRODUCT_COLUMNS,
  type OwnedProductRow,
} from '#catalog/transformers/owned_product_transformer'
import {
  OWN_PRODUCT_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductRow,
} from '#catalog/transformers/product_transformer'
import {
  toVariantChoices,
  type VariantChoice,
  type VariantRow,
} from '#catalog/transformers/variant_transformer'

export type ProductFilters = {
  search?: Search
  types?: ProductType[]
  sort: ProductSort
}

/** `words`: folded ones of a search (`foldedWords`). */
export type ManagedFilters = { statuses?: readonly ProductStatus[]; words?: string[] }

const MANAGED_COLUMNS = OWNED_PRODUCT_COLUMNS.filter(
  (column) => column !== 'products.printful_data'
)
const withoutData = () => db.raw('NULL as printful_data')

type ProductRows = ReturnType<typeof onSale>

/** Above this number a list says "200+ products", so that counting a common word costs no more in a larger shop. */
const MOST_COUNTED = 200

function onSale() {
  return whereOnSaleUnjoined(db.from('products')).select(...OWN_PRODUCT_COLUMNS)
}

/** Reads of products as plain rows, each in one statement; variants are one more. */
export class ProductQueries {
  /** Products on sale of visible artists. */
  async onSale(filters: ProductFilters, page: PageRequest): Promise<Page<ProductRow>> {
    return this.#page(this.#found(filters), filters.sort, page)
  }

  /** How many products on sale the filters find. */
  async countOnSale(filters: ProductFilters): Promise<BoundedCount> {
    return countWithLimit(this.#found(filters), MOST_COUNTED)
  }

  /**
   * At most 8: the best-selling of the last 30 days, newest first where equal
   * (docs/rules/products-and-approval.md#ranking).
   */
  async featured(): Promise<ProductRow[]> {
    return (await this.onSale({ sort: 'popular' }, { limit: 8 })).rows
  }

  /** What one artist has on sale, most sold in the last 30 days first, newest first where equal. */
  async bestSellersOf(artistId: number, limit: number): Promise<ProductRow[]> {
    const query = this.#found({}).where('products.artist_id', artistId)
    return (await this.#page(query, 'popular', { limit })).rows
  }

  /** What one artist has on sale, newest first; `types` narrow it. */
  async ofArtist(
    artistId: number,
    page: PageRequest,
    types?: ProductType[]
  ): Promise<Page<ProductRow>> {
    const query = this.#found({ types }).where('products.artist_id', artistId)
    return this.#page(query, 'newest', page)
  }

  /** The newest product on sale of an artist, without these; null where there is none. */
  async newestOf(artistId: number, besides: readonly number[]): Promise<ProductRow | null> {
    const query = this.#found({})
      .where('products.artist_id', artistId)
      .whereNotIn('products.id', [...besides])
    const { rows } = await this.#page(query, 'newest', { limit: 1 })
    return rows[0] ?? null
  }

  /**
   * All of one artist's products, newest first, with what only its owner and admins see: ask the policy before.
   * `statuses` narrow them.
   */
  async ownedByArtist(
    artistId: number,
    page: PageRequest,
    statuses?: readonly ProductStatus[]
  ): Promise<Page<OwnedProductRow>> {
    const query = this.#ownedBy(artistId, statuses).select(...OWNED_PRODUCT_COLUMNS)
    return paginateByCursor(query, productOrder('newest'), page)
  }

  /** The same without what the provider sent, which is long: `printful_data` is null. All `words` occur in the name. */
  async managedByArtist(
    artistId: number,
    page: PageRequest,
    { statuses, words = [] }: ManagedFilters = {}
  ): Promise<Page<OwnedProductRow>> {
    const query = this.#ownedBy(artistId, statuses).select(...MANAGED_COLUMNS, withoutData())
    whereWords(query, `fold_text(' ' || products.name)`, words)
    return paginateByCursor(query, productOrder('newest'), page)
  }

  /** What no artist has approved yet, newest first, with what only owners and admins see. */
  async unapproved(page: PageRequest): Promise<Page<OwnedProductRow>> {
    const query = this.#ownedRows().whereIn('products.status', [...UNAPPROVED_STATUSES])
    return paginateByCursor(query, productOrder('newest'), page)
  }

  /** The same without what the provider sent. */
  async managedUnapproved(page: PageRequest): Promise<Page<OwnedProductRow>> {
    const query = this.#rows()
      .whereIn('products.status', [...UNAPPROVED_STATUSES])
      .select(...MANAGED_COLUMNS, withoutData())
    return paginateByCursor(query, productOrder('newest'), page)
  }

  /** The visible artist of a product that has been on sale once; null of one that never was. */
  async artistOfWithdrawn(id: number): Promise<{ id: number; bandName: string } | null> {
    const row = await db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .where('products.id', id)
      .where('artists.is_hidden', false)
      .whereExists((history) =>
        history
          .from('product_status_history')
          .whereColumn('product_id', 'products.id')
          .where('to_status', 'active')
      )
      .select('artists.id', 'artists.band_name')
      .first()
    return row ? { id: row.id, bandName: row.band_name } : null
  }

  /** The artist of a product on sale and the artist's account; null for a product that is not on sale. */
  async sellerOf(id: number): Promise<{ artistId: number; ownerUserId: number } | null> {
    const onSaleNow = whereOnSale(
      db.from('products').join('artists', 'artists.id', 'products.artist_id')
    )
    const row = await onSaleNow
      .where('products.id', id)
      .select('artists.id', 'artists.user_id')
      .first()
    return row ? { artistId: row.id, ownerUserId: row.user_id } : null
  }

  /** Any product by id, unpublished ones included: ask the policy before showing it. Throws NotFound. */
  async findOrFail(id: number): Promise<OwnedProductRow> {
    const product = await this.#ownedRows().where('products.id', id).first()
    if (!product) throw new NotFound()
    return product
  }

  /** Products by their ids in no order, unpublished ones included: `isOnSale` tells them apart. */
  async byIds(ids: readonly number[]): Promise<ProductRow[]> {
    return ids.length === 0 ? [] : this.#rows().whereIn('products.id', [...ids])
  }

  /** The sizes and colours that are offered of each of these products, by product id. */
  async choicesOf(productIds: number[]): Promise<ReadonlyMap<number, VariantChoice[]>> {
    const variants = await this.variantsOf(productIds)
    const byProduct = Map.groupBy(variants, (variant) => variant.product_id)
    return new Map([...byProduct].map(([id, own]) => [id, toVariantChoices(own)]))
  }

  /** Offered variants of products, in the provider's order. */
  async variantsOf(productIds: number[]): Promise<VariantRow[]> {
    if (productIds.length === 0) return []
    return db
      .from('product_variants')
      .select('id', 'product_id', 'size', 'color', 'color_code', 'in_stock', 'preview_url')
      .select('out_of_stock_in', 'back_preview_url')
      .whereIn('product_id', productIds)
      .where('is_offered', true)
      .orderBy(['product_id', 'position', 'id'])
  }

  #found({ search, types }: Pick<ProductFilters, 'search' | 'types'>) {
    return onSale()
      .if(types?.length, (rows) => rows.whereIn('products.product_type', types!))
      .if(search, (rows) => whereFound(rows, 'products.search_text', search!))
  }

  /** Artists are joined to the page alone: a search finds thousands before it sorts them. */
  #page(query: ProductRows, sort: ProductSort, page: PageRequest) {
    return paginateByCursor<ProductRow>(query, productOrder(sort), page, (part) =>
      db
        .from(part.as('products'))
        .join('artists', 'artists.id', 'products.artist_id')
        .select(...PRODUCT_COLUMNS, 'products.cursor_values')
    )
  }

  #ownedBy(artistId: number, statuses?: readonly ProductStatus[]) {
    return this.#rows()
      .where('products.artist_id', artistId)
      .if(statuses, (rows) => rows.whereIn('products.status', [...statuses!]))
  }

  #ownedRows() {
    return this.#rows().select(...OWNED_PRODUCT_COLUMNS)
  }

  #rows() {
    return db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .leftJoin('product_takedown_events as takedown', 'takedown.id', 'products.takedown_id')
      .leftJoin('product_takedown_events as takedown_answer', (answer) =>
        answer
          .on('takedown_answer.takedown_id', 'products.takedown_id')
          .andOnVal('takedown_answer.event', '=', 'answered')
      )
      .select(...PRODUCT_COLUMNS)
  }
}
