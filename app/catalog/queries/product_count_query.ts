import db from '@adonisjs/lucid/services/db'
import { countWithLimit, MOST_OF_A_TOTAL, type BoundedCount } from '#core/http/bounded_count'
import { clock } from '#shared/clock'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'

/** Those that there are none of are missing. */
export type ProductsByStatus = Partial<Record<ProductStatus, number>>

type Row = { status: ProductStatus; total: string }

const LATELY_DAYS = 14

/** The statuses of products that an admin or their artist has to do something about. */
const WAITING_STATUSES: ProductStatus[] = ['draft', 'pending_approval', 'rejected', 'approved']

/** Counts of products, of one artist or in all. */
export class ProductCountQuery {
  async byStatus(artistId: number): Promise<ProductsByStatus> {
    return byStatus(db.from('products').where('artist_id', artistId))
  }

  /** Of all artists: those that wait for an admin or their artist. */
  async waitingByStatus(): Promise<ProductsByStatus> {
    return byStatus(db.from('products').whereIn('status', WAITING_STATUSES))
  }

  async total(): Promise<BoundedCount> {
    return countWithLimit(db.from('products'), MOST_OF_A_TOTAL)
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

  /** How many sell below the minimum price of their present provider cost, without retired ones. */
  async belowMinimum(artistId?: number): Promise<number> {
    const counted: { total: string } = await db
      .from('products')
      .whereNotNull('below_minimum_since')
      .whereNot('status', 'retired')
      .if(artistId, (rows) => rows.where('artist_id', artistId!))
      .count('* as total')
      .firstOrFail()
    return Number(counted.total)
  }

  /** How many are taken down and were answered by their artists in the last 14 days. */
  async answeredTakedowns(): Promise<number> {
    const counted: { total: string } = await db
      .from('products')
      .join('product_takedown_events as answer', 'answer.takedown_id', 'products.takedown_id')
      .where('answer.event', 'answered')
      .where('answer.created_at', '>=', clock.now().minus({ days: LATELY_DAYS }).toJSDate())
      .count('* as total')
      .firstOrFail()
    return Number(counted.total)
  }
}

async function byStatus(products: ReturnType<typeof db.from>): Promise<ProductsByStatus> {
  const rows: Row[] = await products.groupBy('status').select('status').count('* as total')
  return Object.fromEntries(rows.map(({ status, total }) => [status, Number(total)]))
}
