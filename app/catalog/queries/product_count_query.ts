import db from '@adonisjs/lucid/services/db'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'

/** Those that there are none of are missing. */
export type ProductsByStatus = Partial<Record<ProductStatus, number>>

type Row = { status: ProductStatus; total: string }

/** How many products there are of each status, of one artist or in all. */
export class ProductCountQuery {
  async byStatus(artistId?: number): Promise<ProductsByStatus> {
    const rows: Row[] = await db
      .from('products')
      .if(artistId, (query) => query.where('artist_id', artistId!))
      .groupBy('status')
      .select('status')
      .count('* as total')
    return Object.fromEntries(rows.map(({ status, total }) => [status, Number(total)]))
  }

  /** How many products an artist has on sale, of each type that there are any of. */
  async onSaleByType(artistId: number): Promise<{ type: ProductType; products: number }[]> {
    return db
      .from('artist_catalog_stats')
      .where('artist_id', artistId)
      .whereNot('product_type', 'all')
      .orderBy('product_type')
      .select('product_type as type', 'products')
  }

  async total(): Promise<number> {
    const counts = Object.values(await this.byStatus())
    return counts.reduce((sum, count) => sum + count, 0)
  }
}
