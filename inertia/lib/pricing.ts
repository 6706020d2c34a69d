import {
  divideEarnings,
  earningsLeft,
  MINIMUM_MARGIN,
  PricingService,
  type DividedEarnings,
  type PriceBreakdown,
  type ShareBase,
} from '#pricing/public'
import { fromDecimal, pence, InvalidMoney, type Pence } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

export { MINIMUM_MARGIN, type PriceBreakdown }

const pricing = new PricingService()

/** An amount as it is typed, exactly; null while it is none. */
export function typedAmount(text: string): Pence | null {
  try {
    return fromDecimal(text)
  } catch (error) {
    if (error instanceof InvalidMoney) return null
    throw error
  }
}

/** A number of the API without its detour by fractions. */
function exact(amount: number): Pence {
  return fromDecimal(String(amount))
}

/** Where a price goes; `basePrice` and `shipping` in pounds, `share` the artist's own in percent. */
export function breakdownOf(
  sellingPrice: Pence,
  basePrice: number,
  share: number,
  shipping?: number
): PriceBreakdown {
  return pricing.priceBreakdown({
    sellingPrice,
    basePrice: exact(basePrice),
    share: percentageFromDecimal(String(share)),
    shipping: shipping === undefined ? undefined : exact(shipping),
  })
}

export function minimumPriceOf(basePrice: number): Pence {
  return pricing.minimumPrice(exact(basePrice))
}

/** The recommended price of a product with this base cost. */
export function recommendedPriceOf(basePrice: number): Pence {
  return pricing.initialPrice({ basePrice: exact(basePrice), retail: null, hasPreview: true })
    .recommended
}

/** What the parties of a gig and the artist get of one piece; percentages in percent, tax aside. */
export function earningsAtGig(
  sale: { gross: Pence; earnings: Pence },
  terms: readonly { base: ShareBase; percent: number }[]
): DividedEarnings {
  const parties = divideEarnings(
    sale,
    terms.map(({ base, percent }) => ({ base, percentage: percentageFromDecimal(String(percent)) }))
  )
  return earningsLeft(sale.earnings, parties, { refunded: pence(0), total: sale.gross })
}
