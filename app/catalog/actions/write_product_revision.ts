import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LockedProduct } from '#catalog/actions/lock_product'
import { adoptedColumns, costToAdopt } from '#catalog/adopted_cost'
import { pricedColumns } from '#catalog/priced_columns'
import { PriceTooLow, RetiredForGood } from '#catalog/errors'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { fromDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

/** What is left out stays as it is. */
export type ProductRevision = {
  name?: string
  description?: string | null
  sellingPrice?: Pence
}

/**
 * Changes text and price of a product that the caller has locked, and what follows from the price. What was ordered
 * before keeps the price frozen on its row (docs/rules/products-and-approval.md#product-changes). Another price for a
 * product that is below the minimum of what the provider asks now goes by that cost, and makes it the product's own.
 */
@inject()
export class WriteProductRevision {
  constructor(private pricing: PricingService) {}

  /** Throws RetiredForGood, PriceTooLow. */
  async handle(
    product: LockedProduct,
    { name, description, sellingPrice }: ProductRevision,
    trx: TransactionClientContract
  ): Promise<void> {
    if (product.status === 'retired') throw new RetiredForGood()
    if ([name, description, sellingPrice].every((change) => change === undefined)) return
    const presentPrice = fromDecimal(product.selling_price)
    const adopted = costToAdopt(product, sellingPrice)
    const basePrice = adopted ?? fromDecimal(product.base_price)
    const minimum = this.pricing.minimumPrice(basePrice)
    if (sellingPrice !== undefined && sellingPrice < minimum) throw new PriceTooLow(minimum)
    const priced = pricedColumns(this.pricing, {
      sellingPrice: sellingPrice ?? presentPrice,
      basePrice,
      share: percentageFromDecimal(product.profit_share_percentage),
    })
    await trx
      .from('products')
      .where('id', product.id)
      .update({
        name,
        description,
        ...priced,
        ...(adopted !== null && adoptedColumns(adopted)),
        updated_at: clock.now().toJSDate(),
      })
  }
}
