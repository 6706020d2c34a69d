import type { LockedProduct } from '#catalog/actions/lock_product'
import { fromDecimal, toDecimal, type Pence } from '#shared/money'

/**
 * The provider's present cost, where another price makes it the product's own: of a product whose price is below the
 * minimum of it. A text alone leaves what its artist agreed to.
 */
export function costToAdopt(product: LockedProduct, sellingPrice: Pence | undefined): Pence | null {
  const isOtherPrice =
    sellingPrice !== undefined && sellingPrice !== fromDecimal(product.selling_price)
  const isDue = isOtherPrice && product.below_minimum_since !== null
  return isDue && product.provider_cost !== null ? fromDecimal(product.provider_cost) : null
}

/** The columns of `products` of a cost that is its own and the provider's. */
export const adoptedColumns = (cost: Pence) => ({
  base_price: toDecimal(cost),
  printful_cost: toDecimal(cost),
  provider_cost: toDecimal(cost),
  below_minimum_since: null,
})
