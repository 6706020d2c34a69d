import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'
import { settings } from '#settings/public'
import { clock } from '#shared/clock'
import { fromDecimal, toDecimal, type Pence } from '#shared/money'

/**
 * The provisional cost of each product type: that of the cheapest synced blank of the type, else the cost that is set
 * (docs/rules/pricing.md#provisional-cost).
 */
export class ProductTypeCosts {
  async all(): Promise<Record<ProductType, Pence>> {
    const history = await settings.read()
    const rows = (await db.from('product_type_costs')) as { product_type: string; cost: string }[]
    const synced = new Map(rows.map((row) => [row.product_type, fromDecimal(row.cost)]))
    const set = history.provisionalCosts()
    const costs = PRODUCT_TYPES.map((type) => [type, synced.get(type) ?? set[type]] as const)
    return Object.fromEntries(costs) as Record<ProductType, Pence>
  }

  async of(productType: ProductType): Promise<Pence> {
    return (await this.all())[productType]
  }

  /** Replaces what was synced. A type that is left out falls back to the cost that is set. */
  async replace(
    costs: ReadonlyMap<ProductType, Pence>,
    trx: TransactionClientContract
  ): Promise<void> {
    const types = [...costs.keys()]
    await trx
      .from('product_type_costs')
      .whereRaw('product_type <> ALL(?::text[])', [types])
      .delete()
    if (types.length === 0) return
    const rows = [...costs].map(([productType, cost]) => ({
      product_type: productType,
      cost: toDecimal(cost),
    }))
    await trx.rawQuery(
      `INSERT INTO product_type_costs AS known (product_type, cost, updated_at)
       SELECT product_type, cost, ? FROM jsonb_to_recordset(?::jsonb) AS given (product_type text, cost numeric)
       ON CONFLICT (product_type) DO UPDATE SET cost = excluded.cost, updated_at = excluded.updated_at
       WHERE known.cost <> excluded.cost`,
      [clock.now().toJSDate(), JSON.stringify(rows)]
    )
  }
}
