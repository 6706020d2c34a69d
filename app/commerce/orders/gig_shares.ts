import type Order from '#commerce/orders/models/order'
import { divideEarnings, type FrozenShare } from '#pricing/public'
import { subtract, toDecimal } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

type PaidSale = Pick<Order, 'totalAmount' | 'taxAmount' | 'artistProfit' | 'gigShares'>

/** The shares of a row with their amounts. The goods without the tax that is known are gross; null without shares. */
export function sharesWhenPaid(order: PaidSale): FrozenShare[] | null {
  const { gigShares, totalAmount, taxAmount, artistProfit: earnings } = order
  if (gigShares === null) return null
  const terms = gigShares.map(({ base, percentage }) => ({
    base,
    percentage: percentageFromDecimal(percentage),
  }))
  const amounts = divideEarnings({ gross: subtract(totalAmount, taxAmount), earnings }, terms)
  return gigShares.map((share, index) => ({
    ...share,
    agreed: toDecimal(amounts[index]!.agreed),
    payable: toDecimal(amounts[index]!.payable),
  }))
}
