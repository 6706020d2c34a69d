import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { StoreProduct } from '#fulfilment/provider_types'
import { BACKGROUND, type SyncPhaseWork } from '#fulfilment/sync/sync_phase'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'

/**
 * Reads the product list of the store, one page per step. A listed product that was gone is restored. A missing product
 * is not marked as gone yet: pages shift while the store is edited, so the next phase reads that product by its id.
 */
@inject()
export class ReadStoreList implements SyncPhaseWork {
  constructor(
    private provider: FulfilmentProvider,
    private runs: SyncRuns
  ) {}

  /** The total is known only from the first page. */
  async count(): Promise<number> {
    return 0
  }

  async next(run: SyncRun): Promise<SyncRun | null> {
    if (run.cursor > 0 && run.cursor >= run.phase_total) return null
    const page = await this.provider.products.storeProducts(run.cursor, BACKGROUND)
    const { items, skipped, total, nextOffset } = page
    const read = items.length + skipped.length
    const cursor = nextOffset ?? Math.max(1, total, run.cursor + read)
    return db.transaction(async (trx) => {
      await keep(items, run, trx)
      return this.runs.advance(run, { cursor, done: read, total, skipped }, trx)
    })
  }
}

/** Stores each product once, even where the page lists it twice. */
async function keep(items: StoreProduct[], run: SyncRun, trx: TransactionClientContract) {
  const lines = new Map(items.map((item) => [item.id, toLine(item)]))
  await trx.rawQuery(
    `INSERT INTO store_products AS known (sync_product_id, external_id, name, thumbnail_url, variant_count, is_synced, is_ignored, list_hash, last_listed_run_id)
     SELECT id, external_id, name, thumbnail_url, variant_count, is_synced, is_ignored, list_hash, ?
       FROM jsonb_to_recordset(?::jsonb) AS line (id bigint, external_id text, name text, thumbnail_url text,
            variant_count integer, is_synced boolean, is_ignored boolean, list_hash text)
      ORDER BY id
     ON CONFLICT (sync_product_id) DO UPDATE SET
       external_id = excluded.external_id, name = excluded.name, thumbnail_url = excluded.thumbnail_url,
       variant_count = excluded.variant_count, is_synced = excluded.is_synced, is_ignored = excluded.is_ignored,
       list_hash = excluded.list_hash, last_listed_run_id = excluded.last_listed_run_id,
       synced_hash = CASE WHEN known.gone_at IS NULL THEN known.synced_hash END, gone_at = NULL`,
    [run.id, JSON.stringify([...lines.values()])]
  )
}

function toLine({
  id,
  externalId,
  name,
  thumbnailUrl,
  variantCount,
  isSynced,
  isIgnored,
}: StoreProduct) {
  const line = {
    external_id: externalId,
    name,
    thumbnail_url: thumbnailUrl,
    variant_count: variantCount,
    is_synced: isSynced,
    is_ignored: isIgnored,
  }
  const hash = createHash('sha256').update(JSON.stringify(line)).digest('base64url')
  return { id, ...line, list_hash: hash }
}
