import { pence } from '#shared/money'

/**
 * Every constant that a price depends on (RULINGS.md, Pricing; seed 001 §9). Amounts in pence.
 */
export const pricingConfig = {
  /** Minimum selling price = base price times 14 / 10. */
  minimumMarkup: { numerator: 14, denominator: 10 },
  /** Shipping where the provider gives no live rate. */
  flatShipping: pence(359),
}
