import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { FulfilmentProvider } from '#fulfilment/provider'
import { upsertBlank } from '#fulfilment/sync/upsert_blank'
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
 * Which blank a size and colour belongs to that a product was made of without the store: asked once for each, so that
 * the blank is read with the others from then on.
 */
@inject()
export class PlaceCatalogVariants implements SyncPhaseWork {
  constructor(
    private provider: FulfilmentProvider,
    private runs: SyncRuns
  ) {}

  async count(run: SyncRun): Promise<number> {
    const counted = await unplacedAfter(run).countDistinct('catalog_variant_id as total').first()
    return Number(counted.total)
  }

  async next(run: SyncRun): Promise<SyncRun | null> {
    const { id: text } = await unplacedAfter(run).min('catalog_variant_id as id').first()
    if (text === null) return null
    const id = Number(text)
    const readResult = await readOne(() => this.provider.products.catalogVariant(id, BACKGROUND))
    return db.transaction(async (trx) => {
      if (isRead(readResult)) {
        const { item, variant } = readResult.thing
        await upsertBlank(item, [variant], clock.now().toJSDate(), trx)
      }
      const skipped = skippedOf('blank_variant', id, readResult)
      return this.runs.advance(run, { cursor: id, skipped }, trx)
    })
  }
}

function unplacedAfter({ cursor }: SyncRun) {
  return db
    .from('product_variants')
    .join('products', 'products.id', 'product_variants.product_id')
    .whereNot('products.status', 'retired')
    .whereNull('sync_variant_id')
    .where('catalog_variant_id', '>', cursor)
    .whereNotExists((known) =>
      known
        .from('blank_variants')
        .whereColumn('blank_variants.catalog_variant_id', 'product_variants.catalog_variant_id')
    )
}
