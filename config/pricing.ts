import { pence } from '#shared/money'
import { percentage } from '#shared/percentage'

/**
 * Every constant that a price depends on (RULINGS.md, Pricing; seed 001 §9). Amounts in pence, percentages in
 * hundredths of a percent.
 */
export const pricingConfig = {
  /** Minimum selling price = base price times 14 / 10. */
  minimumMarkup: { numerator: 14, denominator: 10 },
  defaultShare: percentage(6_000),
  /** Shipping where the provider gives no live rate. */
  flatShipping: pence(359),
  /** What taking a payment costs: 3% and 30p a sale. The platform bears it. */
  processing: { rate: percentage(300), fixed: pence(30) },
  /** Cost of a product of which neither a catalogue nor a retail price is known. */
  fallbackCost: pence(850),
}
