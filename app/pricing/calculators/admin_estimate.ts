import { pricingConfig } from '#config/pricing'
import { minimumPrice } from '#pricing/minimum_price'
import { add, fractionUp, largest, upToMultiple, type Pence } from '#shared/money'

/** What an admin is advised to ask for a product; the recommended price is never below the minimum. */
export type AdminEstimate = {
  retail: Pence
  assumedShipping: Pence
  assumedPlatformFee: Pence
  /** In hundredths of a percent; may be above 100%. */
  markup: number
  /** What covers retail price, shipping and fee. */
  minimum: Pence
  /** A whole multiple of £5. */
  recommended: Pence
}

/**
 * The second calculator (docs/rules/pricing.md#price-suggestions): the retail price with its markup up to the next
 * multiple of £5, raised to cover its own minimum and the 40% rule on the base price.
 */
export function adminEstimate(piece: {
  retail: Pence
  basePrice: Pence
  markup?: number
}): AdminEstimate {
  const { assumedShipping, adminEstimate: constants } = pricingConfig.suggestions
  const { retail, basePrice, markup = constants.defaultMarkup } = piece
  const { assumedPlatformFee, step } = constants
  const minimum = add(retail, assumedShipping, assumedPlatformFee)
  const markedUp = fractionUp(retail, 10_000 + markup, 10_000)
  return {
    retail,
    assumedShipping,
    assumedPlatformFee,
    markup,
    minimum,
    recommended: upToMultiple(largest(markedUp, minimum, minimumPrice(basePrice)), step),
  }
}
