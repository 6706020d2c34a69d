import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LockedProduct } from '#catalog/actions/lock_product'
import { pricedColumns } from '#catalog/priced_columns'
import { PriceTooLow, RetiredForGood } from '#catalog/refusals'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { fromDecimal, toDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

/** What is left out stays as it is. */
export type ProductRevision = {
  name?: string
  description?: string | null
  sellingPrice?: Pence
}

/**
 * Changes text and price of a product that the caller has locked, and what follows from the price. What was ordered
 * before keeps the price frozen on its row (RULINGS.md, Products). Another price for a product that is below the minimum
 * of what the provider asks now goes by that cost, and makes it the product's own.
 */
@inject()
export class ReviseProduct {
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
    const adopted = sellingPrice === presentPrice ? null : costToAdopt(product, sellingPrice)
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

/** Only a price that is set makes a new cost the product's own: a text alone leaves what its artist agreed to. */
function costToAdopt(product: LockedProduct, sellingPrice: Pence | undefined): Pence | null {
  const isDue = sellingPrice !== undefined && product.below_minimum_since !== null
  return isDue && product.provider_cost !== null ? fromDecimal(product.provider_cost) : null
}

const adoptedColumns = (cost: Pence) => ({
  base_price: toDecimal(cost),
  printful_cost: toDecimal(cost),
  below_minimum_since: null,
})
