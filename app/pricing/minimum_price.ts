import { pricingConfig } from '#config/pricing'
import { fractionUp, type Pence } from '#shared/money'

const { numerator, denominator } = pricingConfig.minimumMarkup

/** What sentences call the rule: "40%". */
export const MINIMUM_MARGIN = `${Math.round((numerator / denominator - 1) * 100)}%`

/** Base price times 1.4, rounded up to the penny (docs/rules/pricing.md#minimum-price). */
export function minimumPrice(basePrice: Pence): Pence {
  return fractionUp(basePrice, numerator, denominator)
}
