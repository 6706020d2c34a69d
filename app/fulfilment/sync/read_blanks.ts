import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { PrintfulClient } from '#fulfilment/printful/printful_client'
import { keepBlank, markBlankVariantsGone } from '#fulfilment/sync/keep_blank'
import { AS_LONG_AS_IT_TAKES, readOne, type SyncPhaseWork } from '#fulfilment/sync/sync_phase'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
import { clock } from '#shared/clock'

/** What the store's variants are printed on, and the products that were made of the catalogue alone. */
const IN_USE = `
  SELECT store_variants.catalog_item_id
    FROM store_variants JOIN store_products USING (sync_product_id)
   WHERE store_variants.gone_at IS NULL AND store_products.gone_at IS NULL AND store_variants.catalog_item_id > :cursor
   UNION
  SELECT blank_variants.catalog_item_id
    FROM product_variants
    JOIN blank_variants USING (catalog_variant_id)
    JOIN products ON products.id = product_variants.product_id
   WHERE product_variants.sync_variant_id IS NULL AND products.status <> 'retired' AND blank_variants.catalog_item_id > :cursor`

/** Each blank in use, in every run: it has what everything made of it costs now, and whether it can be made. */
@inject()
export class ReadBlanks implements SyncPhaseWork {
  constructor(
    private printful: PrintfulClient,
    private runs: SyncRuns
  ) {}

  async count({ cursor }: SyncRun): Promise<number> {
    return (await inUseAfter(cursor)).total
  }

  async next(run: SyncRun): Promise<SyncRun | null> {
    const { first: id } = await inUseAfter(run.cursor)
    if (id === null) return null
    const reading = await readOne(run, () => this.printful.catalogItem(id, AS_LONG_AS_IT_TAKES))
    const now = clock.now().toJSDate()
    return db.transaction(async (trx) => {
      if (typeof reading === 'object') {
        const { item, variants } = reading.thing
        await keepBlank(item, variants, now, trx)
        await markBlankVariantsGone(id, variants, now, trx)
      } else if (reading === 'gone') {
        const known = trx.from('blanks').where('catalog_item_id', id).whereNull('gone_at')
        await known.update({ gone_at: now })
        await markBlankVariantsGone(id, [], now, trx)
      }
      const counts = reading === 'unread' ? { unread: 1 } : {}
      return this.runs.advance(run, { cursor: id, counts }, trx)
    })
  }
}

async function inUseAfter(cursor: number): Promise<{ first: number | null; total: number }> {
  const { rows } = await db.rawQuery<{ rows: { first: string | null; total: number }[] }>(
    `SELECT min(catalog_item_id) AS first, count(*)::int AS total FROM (${IN_USE}) AS in_use`,
    { cursor }
  )
  const { first, total } = rows[0]!
  return { first: first === null ? null : Number(first), total }
}
