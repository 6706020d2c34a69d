import type { Pence } from '#shared/money'

/** Profit as a part of the selling price, in tenths of a percent; negative on a loss, 0 of no price. */
export function marginTenths(profit: Pence, sellingPrice: Pence): number {
  return sellingPrice > 0 ? Math.round((profit * 1_000) / sellingPrice) : 0
}
