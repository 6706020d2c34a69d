import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProductTypeCosts } from '#catalog/public'
import type { ProductType } from '#shared/product_type'
import { presentCost } from '#fulfilment/sync/present_cost'
import type { ExchangeRates } from '#settings/public'
import type { Pence } from '#shared/money'

type Row = { product_type: ProductType; catalog_item_id: string; cost: string; currency: string }

/** Hands the catalogue the provisional cost of each product type, as the blanks of the last sync have it. */
@inject()
export class PublishTypeCosts {
  constructor(private typeCosts: ProductTypeCosts) {}

  async handle(rates: ExchangeRates, trx: TransactionClientContract): Promise<void> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(
      `SELECT product_type, catalog_item_id, max(cost)::text AS cost, currency
         FROM blanks JOIN blank_variants USING (catalog_item_id)
        WHERE product_type IS NOT NULL AND blanks.gone_at IS NULL AND NOT blanks.is_discontinued
          AND blank_variants.gone_at IS NULL AND NOT blank_variants.is_discontinued AND cost > 0
        GROUP BY product_type, catalog_item_id, currency`
    )
    const cheapest = new Map<ProductType, Pence>()
    for (const { product_type: type, cost, currency } of rows) {
      const amount = presentCost(cost, currency, rates)
      const known = cheapest.get(type)
      if (amount !== null && (known === undefined || amount < known)) cheapest.set(type, amount)
    }
    await this.typeCosts.replace(cheapest, trx)
  }
}
