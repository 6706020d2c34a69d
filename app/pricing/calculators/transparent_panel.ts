import { pricingConfig } from '#config/pricing'
import { marginTenths } from '#pricing/margin_tenths'
import { shareOfProfit } from '#pricing/share_of_profit'
import { add, fraction, fractionUp, subtract, upToMultiple, type Pence } from '#shared/money'
import { shareOf, type Percentage } from '#shared/percentage'

/** One price on the transparent panel, with its parts. `profit` is the price less all costs. */
export type PanelPrice = {
  sellingPrice: Pence
  processing: Pence
  profit: Pence
  /** Of the selling price, in tenths of a percent; negative on a loss. */
  marginTenths: number
  artist: Pence
  platform: Pence
}

export type TransparentPanel = {
  /** Including VAT. */
  productCost: Pence
  discount: Pence
  netCost: Pence
  shipping: Pence
  totalCost: Pence
  /** A whole number of pounds. */
  minimum: Pence
  /** A whole multiple of £5. */
  recommended: Pence
  atRecommended: PanelPrice
}

/**
 * The third calculator (docs/rules/pricing.md#price-suggestions): the cost less the community
 * discount, shipping within the price, 40% margin and 3% processing. `retail` null: none is known.
 */
export function transparentPanel(piece: {
  retail: Pence | null
  share: Percentage
}): TransparentPanel {
  const { communityDiscount, partForCosts, minimumStep, recommendedStep } =
    pricingConfig.suggestions.transparentPanel
  const productCost = costOf(piece.retail)
  const discount = shareOf(productCost, communityDiscount)
  const netCost = subtract(productCost, discount)
  const shipping = pricingConfig.flatShippingRate
  const totalCost = add(netCost, shipping)
  const minimum = upToMultiple(fractionUp(totalCost, 10_000, partForCosts), minimumStep)
  const recommended = upToMultiple(minimum, recommendedStep)
  return {
    productCost,
    discount,
    netCost,
    shipping,
    totalCost,
    minimum,
    recommended,
    atRecommended: panelPrice({ sellingPrice: recommended, totalCost, share: piece.share }),
  }
}

/** What a product costs of which only the retail price, or nothing, is known (docs/rules/pricing.md#base-price). */
export function costOf(retail: Pence | null): Pence {
  const { numerator, denominator } = pricingConfig.costOfRetail
  return retail === null ? pricingConfig.fallbackCost : fraction(retail, numerator, denominator)
}

/** What a price leaves of it after its costs, of which `totalCost` are all but payment processing. */
export function panelPrice(piece: {
  sellingPrice: Pence
  totalCost: Pence
  share: Percentage
}): PanelPrice {
  const { sellingPrice, totalCost, share } = piece
  const { rate, fixed } = pricingConfig.processing
  const processing = add(shareOf(sellingPrice, rate), fixed)
  const profit = subtract(sellingPrice, add(totalCost, processing))
  const artist = shareOfProfit(profit, share)
  const platform = subtract(profit, artist)
  const margin = marginTenths(profit, sellingPrice)
  return { sellingPrice, processing, profit, marginTenths: margin, artist, platform }
}
