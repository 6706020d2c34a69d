import type { LegacyBreakdown } from '#pricing/public'
import { toNumber } from '#shared/money'

/** The breakdown in pounds; `totalProfit` is another name of `profit`. `profitMargin` in percent. */
export function toPricing(breakdown: LegacyBreakdown) {
  const profit = toNumber(breakdown.profit)
  return {
    printfulCost: toNumber(breakdown.printfulCost),
    estimatedShipping: toNumber(breakdown.assumedShipping),
    totalCost: toNumber(breakdown.totalCost),
    sellingPrice: toNumber(breakdown.sellingPrice),
    profit,
    totalProfit: profit,
    artistProfit: toNumber(breakdown.artistProfit),
    platformFee: toNumber(breakdown.platformProfit),
    profitMargin: breakdown.marginTenths / 10,
    isViable: breakdown.isViable,
  }
}

export type PricingShape = ReturnType<typeof toPricing>
