import { pricingConfig } from '#config/pricing'
import { marginTenths } from '#pricing/margin_tenths'
import { minimumPrice } from '#pricing/minimum_price'
import { shareOfProfit } from '#pricing/share_of_profit'
import { add, subtract, type Pence } from '#shared/money'
import type { Percentage } from '#shared/percentage'

/** What a price would leave, as the legacy screen and `POST /api/admin/calculate-pricing` lay it out. */
export type LegacyBreakdown = {
  printfulCost: Pence
  assumedShipping: Pence
  totalCost: Pence
  sellingPrice: Pence
  profit: Pence
  artistProfit: Pence
  platformProfit: Pence
  /** Of the selling price, in tenths of a percent; negative on a loss. */
  marginTenths: number
  isViable: boolean
}

/**
 * The first calculator (docs/rules/pricing.md#price-suggestions): shipping counts as a cost here. The artist has a
 * share of the profit and no part in a loss.
 */
export function legacyBreakdown(piece: {
  cost: Pence
  sellingPrice: Pence
  share: Percentage
}): LegacyBreakdown {
  const { cost, sellingPrice, share } = piece
  const assumedShipping = pricingConfig.suggestions.assumedShipping
  const totalCost = add(cost, assumedShipping)
  const profit = subtract(sellingPrice, totalCost)
  const artistProfit = shareOfProfit(profit, share)
  return {
    printfulCost: cost,
    assumedShipping,
    totalCost,
    sellingPrice,
    profit,
    artistProfit,
    platformProfit: subtract(profit, artistProfit),
    marginTenths: marginTenths(profit, sellingPrice),
    isViable: profit > 0 && sellingPrice >= minimumPrice(cost),
  }
}
