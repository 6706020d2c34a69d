import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { FulfilmentProvider } from '#fulfilment/provider'
import { upsertBlank, markBlankVariantsGone } from '#fulfilment/sync/upsert_blank'
import {
  BACKGROUND,
  isRead,
  readOne,
  skippedOf,
  type SyncPhaseWork,
} from '#fulfilment/sync/sync_phase'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
import { clock } from '#shared/clock'

/**
 * What the store's variants are printed on (those of a product that is gone are gone as well), and the products that were
 * made of the catalogue alone.
 */
const IN_USE = `
  SELECT catalog_item_id FROM store_variants WHERE gone_at IS NULL AND catalog_item_id > :cursor
   UNION ALL
  SELECT blank_variants.catalog_item_id
    FROM product_variants
    JOIN blank_variants USING (catalog_variant_id)
    JOIN products ON products.id = product_variants.product_id
   WHERE product_variants.sync_variant_id IS NULL AND products.status <> 'retired' AND blank_variants.catalog_item_id > :cursor`

/** Each blank in use, in every run: it has what everything made of it costs now, and whether it can be made. */
@inject()
export class ReadBlanks implements SyncPhaseWork {
  constructor(
    private provider: FulfilmentProvider,
    private runs: SyncRuns
  ) {}

  async count({ cursor }: SyncRun): Promise<number> {
    const { rows } = await db.rawQuery<{ rows: { total: number }[] }>(
      `SELECT count(DISTINCT catalog_item_id)::int AS total FROM (${IN_USE}) AS in_use`,
      { cursor }
    )
    return rows[0]!.total
  }

  async next(run: SyncRun): Promise<SyncRun | null> {
    const { rows } = await db.rawQuery<{ rows: { catalog_item_id: string }[] }>(
      `${IN_USE} ORDER BY catalog_item_id LIMIT 1`,
      { cursor: run.cursor }
    )
    if (!rows[0]) return null
    const id = Number(rows[0].catalog_item_id)
    const readResult = await readOne(() => this.provider.products.catalogItem(id, BACKGROUND))
    const now = clock.now().toJSDate()
    return db.transaction(async (trx) => {
      if (isRead(readResult)) {
        const { item, variants, skipped } = readResult.thing
        await upsertBlank(item, variants, now, trx)
        await markBlankVariantsGone(id, [...variants, ...skipped], now, trx)
      } else if (readResult === 'gone') {
        const known = trx.from('blanks').where('catalog_item_id', id).whereNull('gone_at')
        await known.update({ gone_at: now })
        await markBlankVariantsGone(id, [], now, trx)
      }
      const skipped = skippedOf('blank', id, readResult)
      return this.runs.advance(run, { cursor: id, skipped }, trx)
    })
  }
}
