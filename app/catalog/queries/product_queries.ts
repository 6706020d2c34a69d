import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/refusals'
import type { ProductSort } from '#catalog/product_sort'
import { orderBySort } from '#catalog/product_sort'
import type { ProductType } from '#catalog/product_type'
import {
  PRODUCT_COLUMNS,
  type ProductRow,
  type VariantRow,
} from '#catalog/transformers/product_shape'

export type ProductFilters = {
  search?: string
  types?: ProductType[]
  sort: ProductSort
  limit: number
}

/** Reads of products as plain rows, each in one statement; variants are one more. */
export class ProductQueries {
  /** Products on sale. */
  async onSale({ search, types, sort, limit }: ProductFilters): Promise<ProductRow[]> {
    const query = this.#rows()
      .where('products.status', 'active')
      .where('artists.is_hidden', false)
      .if(types?.length, (rows) => rows.whereIn('products.product_type', types!))
      .if(search, (rows) =>
        rows.whereRaw(`products.search_text @@ websearch_to_tsquery('english', ?)`, [search!])
      )
    return orderBySort(query, sort).limit(limit)
  }

  /** At most 8: the best-selling of the last 30 days, newest first where equal (RULINGS.md, Products). */
  async featured(): Promise<ProductRow[]> {
    return this.onSale({ sort: 'popular', limit: 8 })
  }

  /** One artist's products; only those on sale unless `all`. Newest first. */
  async ofArtist(artistId: number, { all = false }: { all?: boolean } = {}): Promise<ProductRow[]> {
    return this.#rows()
      .where('products.artist_id', artistId)
      .if(!all, (rows) => rows.where('products.status', 'active').where('artists.is_hidden', false))
      .orderBy([
        { column: 'products.created_at', order: 'desc' },
        { column: 'products.id', order: 'desc' },
      ])
  }

  /** Any product by id, unpublished ones included: ask the policy before showing it. Throws NotFound. */
  async findOrFail(id: number): Promise<ProductRow> {
    const product = await this.#rows().where('products.id', id).first()
    if (!product) throw new NotFound()
    return product
  }

  /** Offered variants of products, in the provider's order. */
  async variantsOf(productIds: number[]): Promise<VariantRow[]> {
    if (productIds.length === 0) return []
    return db
      .from('product_variants')
      .select('id', 'product_id', 'size', 'color', 'color_code', 'in_stock', 'preview_url')
      .whereIn('product_id', productIds)
      .where('is_offered', true)
      .orderBy(['product_id', 'position', 'id'])
  }

  #rows() {
    return db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .select(...PRODUCT_COLUMNS)
  }
}
