import { pence } from '#shared/money'
import { percentage } from '#shared/percentage'

/**
 * Every constant that a price depends on (docs/rules/pricing.md). Amounts in pence, percentages in hundredths
 * of a percent. Read in the browser as well.
 */
export const pricingConfig = {
  /** Minimum selling price = base price times 14 / 10. What is said of it is `MINIMUM_MARGIN`. */
  minimumMarkup: { numerator: 14, denominator: 10 },
  defaultShare: percentage(6_000),
  /** Shipping where the provider gives no live rate; also a cost in the prices that `transparentPanel` suggests. */
  flatShippingRate: pence(359),
  /**
   * Most pieces that are sent at the flat rate without an address: up to here the platform's part of the margin covers
   * what sending them costs beyond it.
   */
  mostPiecesAtFlatRate: 10,
  /** What taking a payment costs: 3% and 30p a sale. The platform bears it. */
  processing: { rate: percentage(300), fixed: pence(30) },
  /** Cost of a product of which neither a catalogue nor a retail price is known. */
  fallbackCost: pence(850),
  /** Cost of a product of which only a retail price is known: that price times 7 / 10. */
  costOfRetail: { numerator: 7, denominator: 10 },
  /** Initial price where no preview was made: retail times 3 / 2 up to a pound, or this where no retail price is known. */
  withoutPreview: { numerator: 3, denominator: 2, step: pence(100), price: pence(2_500) },
  /** Calculators that advise and never decide what anybody is paid. */
  suggestions: {
    /** The shipping cost that the legacy breakdown and the admin estimate assume; never charged. */
    assumedShipping: pence(499),
    adminEstimate: {
      /** What the estimate adds for the platform; what the platform gets is in `split` of PricingService. */
      assumedPlatformFee: pence(250),
      defaultMarkup: percentage(4_000),
      /** Recommended prices end on whole multiples of this. */
      step: pence(500),
    },
    transparentPanel: {
      communityDiscount: percentage(1_500),
      /** The part of a price that remains after 40% margin and 3% processing: 57%. */
      partForCosts: percentage(5_700),
      minimumStep: pence(100),
      recommendedStep: pence(500),
    },
  },
}
