import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'
import { PricingService } from '#pricing/public'
import { fromDecimal, type Pence } from '#shared/money'

/**
 * The provisional cost of each product type: that of the cheapest synced blank of the type, else the configured cost
 * (docs/rules/pricing.md#provisional-cost).
 */
@inject()
export class TypeCostsQuery {
  constructor(private pricing: PricingService) {}

  async all(): Promise<Record<ProductType, Pence>> {
    const rows = (await db.from('product_type_costs')) as { product_type: string; cost: string }[]
    const synced = new Map(rows.map((row) => [row.product_type, fromDecimal(row.cost)]))
    const costs = PRODUCT_TYPES.map(
      (type) => [type, this.pricing.provisionalCost(synced.get(type) ?? null)] as const
    )
    return Object.fromEntries(costs) as Record<ProductType, Pence>
  }

  async of(productType: ProductType): Promise<Pence> {
    return (await this.all())[productType]
  }
}
