import { pricingConfig } from '#config/pricing'
import { fractionUp, type Pence } from '#shared/money'

/** Base price times 1.4, rounded up to the penny (docs/rules/pricing.md#minimum-price). */
export function minimumPrice(basePrice: Pence): Pence {
  const { numerator, denominator } = pricingConfig.minimumMarkup
  return fractionUp(basePrice, numerator, denominator)
}
