import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TakeProviderState, type CostWarning, type VariantState } from '#catalog/public'
import { presentCost } from '#fulfilment/sync/present_cost'
import type { SyncPhaseWork } from '#fulfilment/sync/sync_phase'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
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

/**
 * What is known of the variants of one product. One of the store that is made of another blank variant than it was is
 * another thing. Whether it can be made is said by the blank, which every run reads; where that is unknown, by the store.
 */
const STATES = `
  SELECT variant.id, blank.cost, blank.currency,
         CASE WHEN variant.sync_variant_id IS NULL THEN NOT is_over
              ELSE stored.gone_at IS NULL AND store_products.gone_at IS NULL AND NOT stored.is_ignored AND NOT store_products.is_ignored
                   AND stored.catalog_variant_id IS NOT DISTINCT FROM coalesce(variant.catalog_variant_id, stored.catalog_variant_id)
                   AND stored.catalog_variant_id IS NOT NULL AND NOT is_over
         END AS is_offered,
         coalesce(blank.is_in_stock, stored.is_available, false) AS in_stock
    FROM product_variants AS variant
    LEFT JOIN store_variants AS stored USING (sync_variant_id)
    LEFT JOIN store_products USING (sync_product_id)
    LEFT JOIN blank_variants AS known
      ON known.catalog_variant_id = coalesce(stored.catalog_variant_id, variant.catalog_variant_id)
    LEFT JOIN blank_variants AS blank ON blank.catalog_variant_id = known.catalog_variant_id AND blank.gone_at IS NULL
    LEFT JOIN blanks ON blanks.catalog_item_id = known.catalog_item_id
   CROSS JOIN LATERAL (
         SELECT coalesce(known.is_discontinued OR blanks.is_discontinued, false)
                OR variant.sync_variant_id IS NULL AND known.gone_at IS NOT NULL AS is_over) AS ended
   WHERE variant.product_id = ?
     AND (stored.sync_variant_id IS NOT NULL OR variant.sync_variant_id IS NULL AND known.catalog_variant_id IS NOT NULL)
   ORDER BY variant.id`

type StateRow = {
  id: number
  is_offered: boolean
  in_stock: boolean
  cost: string | null
  currency: string | null
}

/** What was read becomes what is sold, a product a step. The provider is not asked any more. */
@inject()
export class TakeIntoShop implements SyncPhaseWork {
  constructor(
    private takeState: TakeProviderState,
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
    return db.transaction(async (trx) => {
      const variants = await statesOf(productId, trx)
      const taken = await this.takeState.handle({ productId, variants }, trx)
      if (taken.warning) await keepWarning(run, productId, taken.warning, trx)
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
  trx: TransactionClientContract
): Promise<VariantState[]> {
  const { rows } = await trx.rawQuery<{ rows: StateRow[] }>(STATES, [productId])
  return rows.map(({ id, is_offered: isOffered, in_stock: inStock, cost, currency }) => ({
    variantId: id,
    isOffered,
    inStock: inStock && isOffered,
    cost: presentCost(cost, currency),
  }))
}

async function keepWarning(
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
