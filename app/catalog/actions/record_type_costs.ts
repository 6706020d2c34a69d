import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProductType } from '#shared/product_type'
import { clock } from '#shared/clock'
import { toDecimal, type Pence } from '#shared/money'

/** Replaces the provisional costs of all types. A type that is left out falls back to the configured cost. */
export class RecordTypeCosts {
  async handle(
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
