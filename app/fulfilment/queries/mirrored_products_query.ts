import db from '@adonisjs/lucid/services/db'
import type { StoreProduct } from '#fulfilment/provider_types'

type Row = {
  id: string
  external_id: string | null
  name: string
  thumbnail_url: string | null
  variant_count: number
  is_synced: boolean
  is_ignored: boolean
}

/** Products of the store as they were last listed, without asking the provider. */
export class MirroredProductsQuery {
  /** Those of them that are still there, in the order of their ids; null where the store was never read. */
  async among(ids: ReadonlySet<number>): Promise<StoreProduct[] | null> {
    const read = await db.from('provider_syncs').whereNotNull('finished_at').select('id').first()
    if (!read) return null
    const rows: Row[] = await db
      .from('store_products')
      .whereIn('sync_product_id', [...ids])
      .whereNull('gone_at')
      .orderBy('sync_product_id')
      .select('sync_product_id as id', 'external_id', 'name', 'thumbnail_url')
      .select('variant_count', 'is_synced', 'is_ignored')
    return rows.map((row) => ({
      id: Number(row.id),
      externalId: row.external_id,
      name: row.name,
      thumbnailUrl: row.thumbnail_url,
      variantCount: row.variant_count,
      isSynced: row.is_synced,
      isIgnored: row.is_ignored,
    }))
  }
}
