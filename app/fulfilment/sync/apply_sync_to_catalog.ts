import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApplyProviderVariantState, LockProduct } from '#catalog/public'
import { producibilityOf, type Known } from '#fulfilment/producibility'
import { presentCost } from '#fulfilment/sync/present_cost'
import type { SyncPhaseWork } from '#fulfilment/sync/sync_phase'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
import { settings, type ExchangeRates } from '#settings/public'
import { clock } from '#shared/clock'
import { toDecimal } from '#shared/money'

/** Products with a variant that was read at the provider, in the store or of the catalogue alone. */
const LINKED = `
  FROM products
 WHERE products.id > ? AND products.status <> 'retired' AND EXISTS (
       SELECT FROM product_variants AS variant
        WHERE variant.product_id = products.id
          AND (EXISTS (SELECT FROM store_variants WHERE store_variants.sync_variant_id = variant.sync_variant_id)
               OR variant.sync_variant_id IS NULL
                  AND EXISTS (SELECT FROM blank_variants WHERE blank_variants.catalog_variant_id = variant.catalog_variant_id)))`

/** What is known of the variants of one product. One of the store that is made of another blank variant than it was is another thing. */
const KNOWN = `
  SELECT variant.id, known.cost, known.currency, known.out_of_stock_in,
         CASE WHEN stored.sync_variant_id IS NOT NULL THEN jsonb_build_object(
           'isGone', stored.gone_at IS NOT NULL OR store_products.gone_at IS NOT NULL,
           'isIgnored', stored.is_ignored OR store_products.is_ignored,
           'isLinked', stored.catalog_variant_id IS NOT NULL
             AND stored.catalog_variant_id = coalesce(variant.catalog_variant_id, stored.catalog_variant_id),
           'isAvailable', stored.is_available)
         END AS store,
         CASE WHEN known.catalog_variant_id IS NOT NULL THEN jsonb_build_object(
           'isGone', known.gone_at IS NOT NULL,
           'isDiscontinued', known.is_discontinued OR blanks.is_discontinued,
           'inStock', known.is_in_stock)
         END AS blank
    FROM product_variants AS variant
    LEFT JOIN store_variants AS stored USING (sync_variant_id)
    LEFT JOIN store_products USING (sync_product_id)
    LEFT JOIN blank_variants AS known
      ON known.catalog_variant_id = coalesce(stored.catalog_variant_id, variant.catalog_variant_id)
    LEFT JOIN blanks ON blanks.catalog_item_id = known.catalog_item_id
   WHERE variant.product_id = ?
     AND (stored.sync_variant_id IS NOT NULL OR variant.sync_variant_id IS NULL AND known.catalog_variant_id IS NOT NULL)
   ORDER BY variant.id`

type ApplyState = ApplyProviderVariantState['handle']
type VariantState = Parameters<ApplyState>[0]['variants'][number]
type CostWarning = NonNullable<Awaited<ReturnType<ApplyState>>['warning']>

type KnownRow = Known & {
  id: number
  cost: string | null
  currency: string | null
  out_of_stock_in: string[] | null
}

/** Applies what the sync read to the products on sale, one product a step, without asking the provider. */
@inject()
export class ApplySyncToCatalog implements SyncPhaseWork {
  constructor(
    private lockProduct: LockProduct,
    private applyState: ApplyProviderVariantState,
    private runs: SyncRuns
  ) {}

  async count({ cursor }: SyncRun): Promise<number> {
    const { rows } = await db.rawQuery<{ rows: { total: number }[] }>(
      `SELECT count(*)::int AS total ${LINKED}`,
      [cursor]
    )
    return rows[0]!.total
  }

  async next(run: SyncRun): Promise<SyncRun | null> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT products.id ${LINKED} ORDER BY products.id LIMIT 1`,
      [run.cursor]
    )
    if (!rows[0]) return null
    const productId = rows[0].id
    const rates = (await settings.read()).exchangeRates()
    return db.transaction(async (trx) => {
      // First: one that is made of something else meanwhile must not be given the former thing's cost.
      await this.lockProduct.handle({ productId }, trx)
      const variants = await statesOf(productId, rates, trx)
      const taken = await this.applyState.handle({ productId, variants }, trx)
      if (taken.warning) await saveCostWarning(run, productId, taken.warning, trx)
      const counts = {
        stock_changed: taken.stockChanged,
        costs_changed: Number(taken.isCostChanged),
        flagged: Number(taken.warning !== null),
      }
      return this.runs.advance(run, { cursor: productId, counts }, trx)
    })
  }
}

async function statesOf(
  productId: number,
  rates: ExchangeRates,
  trx: TransactionClientContract
): Promise<VariantState[]> {
  const { rows } = await trx.rawQuery<{ rows: KnownRow[] }>(KNOWN, [productId])
  return rows.map(({ id, store, blank, cost, currency, out_of_stock_in: outOfStockIn }) => ({
    variantId: id,
    ...producibilityOf({ store, blank }),
    outOfStockIn: outOfStockIn ?? [],
    cost: blank?.isGone ? null : presentCost(cost, currency, rates),
  }))
}

async function saveCostWarning(
  run: SyncRun,
  productId: number,
  { providerCost, minimumPrice, sellingPrice }: CostWarning,
  trx: TransactionClientContract
) {
  await trx.rawQuery(
    `INSERT INTO cost_warnings (sync_id, product_id, owner_user_id, provider_cost, minimum_price, selling_price, created_at)
     SELECT ?, products.id, artists.user_id, ?, ?, ?, ?
       FROM products JOIN artists ON artists.id = products.artist_id WHERE products.id = ?`,
    [
      run.id,
      toDecimal(providerCost),
      toDecimal(minimumPrice),
      toDecimal(sellingPrice),
      clock.now().toJSDate(),
      productId,
    ]
  )
}
