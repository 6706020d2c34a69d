import db from '@adonisjs/lucid/services/db'
import type { ProductStatus } from '#catalog/product_status'

type Row = { status: ProductStatus; total: string }

/** How many products there are of each status, of one artist or in all. */
export class ProductCountQuery {
  async byStatus(artistId?: number): Promise<Partial<Record<ProductStatus, number>>> {
    const rows: Row[] = await db
      .from('products')
      .if(artistId, (query) => query.where('artist_id', artistId!))
      .groupBy('status')
      .select('status')
      .count('* as total')
    return Object.fromEntries(rows.map(({ status, total }) => [status, Number(total)]))
  }

  async total(): Promise<number> {
    const counts = Object.values(await this.byStatus())
    return counts.reduce((sum, count) => sum + count, 0)
  }
}
