import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FulfilmentProvider, type ProviderProducts } from '#fulfilment/provider'
import { upsertStoreVariants, markStoreVariantsGone } from '#fulfilment/sync/store_variants'
import { UNREAD } from '#fulfilment/sync/mark_products_due'
import {
  BACKGROUND,
  isRead,
  readOne,
  skippedOf,
  type SyncPhaseWork,
} from '#fulfilment/sync/sync_phase'
import type { SyncCounts, SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
import { clock } from '#shared/clock'

/** What the list does not show, a variant's price for one, is known at least this well. */
const FRESH_HOURS = 24

type Due = {
  sync_product_id: string
  list_hash: string
  synced_hash: string | null
  synced_at: Date | null
}

/** Sold out by the store's word, while its blank can be had again. */
const CONTRADICTED = `EXISTS (
  SELECT FROM store_variants JOIN blank_variants USING (catalog_variant_id)
   WHERE store_variants.sync_product_id = store_products.sync_product_id AND store_variants.gone_at IS NULL
     AND NOT is_available AND NOT is_ignored AND is_in_stock AND NOT is_discontinued AND blank_variants.gone_at IS NULL)`

/**
 * The variants of store products, a product a step: of those that the list does not have any more, that are new, that
 * have another line in it, that were not read for a day, or of which store and blank say different things; in a full
 * run of all.
 */
@inject()
export class ReadStoreProducts implements SyncPhaseWork {
  constructor(
    private provider: FulfilmentProvider,
    private runs: SyncRuns
  ) {}

  async count(run: SyncRun): Promise<number> {
    const counted = await dueAfter(run).count('* as total').first()
    return Number(counted.total)
  }

  async next(run: SyncRun): Promise<SyncRun | null> {
    const due: Due | null = await dueAfter(run)
      .select('sync_product_id', 'list_hash', 'synced_hash', 'synced_at')
      .orderBy('sync_product_id')
      .first()
    if (!due) return null
    const id = Number(due.sync_product_id)
    const readResult = await readOne(() => this.provider.products.storeProduct(id, BACKGROUND))
    return db.transaction(async (trx) => {
      const counts = await this.#keep(run, due, readResult, trx)
      const skipped = skippedOf('store_product', id, readResult)
      return this.runs.advance(run, { cursor: id, counts, skipped }, trx)
    })
  }

  async #keep(
    run: SyncRun,
    due: Due,
    readResult: Awaited<ReturnType<typeof readOne<Read>>>,
    trx: TransactionClientContract
  ): Promise<Partial<SyncCounts>> {
    const id = Number(due.sync_product_id)
    const now = clock.now().toJSDate()
    const product = trx.from('store_products').where('sync_product_id', id)
    if (readResult === 'gone') {
      await product.update({ gone_at: now })
      return { products_gone: 1, variants_gone: await markStoreVariantsGone(id, now, trx) }
    }
    if (!isRead(readResult)) return {}
    const { variants: given, skipped } = readResult.thing
    const variants = await upsertStoreVariants(id, { given, skipped }, now, trx)
    await product.update({
      // What was not understood whole stays due.
      synced_hash: skipped.length > 0 ? UNREAD : due.list_hash,
      last_synced_run_id: run.id,
      synced_at: now,
      last_listed_run_id: run.id,
    })
    return { ...variants, ...productCounts(due, variants) }
  }
}

type Read = Awaited<ReturnType<ProviderProducts['storeProduct']>>

/** Whatever of it is new, it is one product. */
function productCounts(due: Due, variants: Record<string, number>): Partial<SyncCounts> {
  if (!due.synced_at) return { products_added: 1 }
  if (due.synced_hash === null) return { products_returned: 1 }
  const isChanged =
    due.synced_hash !== due.list_hash || Object.values(variants).some((count) => count > 0)
  return isChanged ? { products_changed: 1 } : {}
}

function dueAfter({ id, kind, cursor, started_at: startedAt }: SyncRun) {
  const stale = new Date(startedAt.getTime() - FRESH_HOURS * 3_600_000)
  return db
    .from('store_products')
    .where('sync_product_id', '>', cursor)
    .whereNull('gone_at')
    .where((due) => {
      due
        .whereNot('last_listed_run_id', id)
        .orWhereRaw('synced_hash IS DISTINCT FROM list_hash')
        .orWhere('synced_at', '<', stale)
        .orWhereRaw(CONTRADICTED)
      if (kind === 'full') due.orWhereRaw('last_synced_run_id IS DISTINCT FROM ?', [id])
    })
}
