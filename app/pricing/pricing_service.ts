import { pricingConfig } from '#config/pricing'
import { adminEstimate } from '#pricing/calculators/admin_estimate'
import { legacyBreakdown } from '#pricing/calculators/legacy_breakdown'
import { suggestedPricesFor, suggestPrice } from '#pricing/calculators/price_suggestion'
import { costOf, transparentPanel } from '#pricing/calculators/transparent_panel'
import { minimumPrice } from '#pricing/minimum_price'
import { shareOfProfit } from '#pricing/share_of_profit'
import { add, fractionUp, largest, subtract, times, upToMultiple, type Pence } from '#shared/money'
import { shareOf, type Percentage } from '#shared/percentage'

/** How one order line's money divides; all amounts for the whole quantity unless they say unit. */
export type Split = {
  unitProfit: Pence
  artistProfit: Pence
  platformProfit: Pence
  totalAmount: Pence
}

/** Where the price of one piece goes, line by line. Production, artist and platform add up to the selling price. */
export type PriceBreakdown = {
  sellingPrice: Pence
  production: Pence
  artist: Pence
  platform: Pence
  /** Out of the platform's part. */
  processing: Pence
  /** On top of the price, once per checkout, and passed on whole. */
  shipping: Pence
}

/**
 * What is paid, and what is advised: pure, no framework.
 */
export class PricingService {
  readonly minimumPrice = minimumPrice

  /** Calculators that advise; what is paid is `split` alone (docs/rules/pricing.md#price-suggestions). */
  readonly legacyBreakdown = legacyBreakdown
  readonly adminEstimate = adminEstimate
  readonly transparentPanel = transparentPanel
  readonly suggestPrice = suggestPrice

  /**
   * What the provider's price makes of a product: its base is the dearest offered variant's catalogue price, else seven
   * tenths of its retail price, else a fixed cost (docs/rules/pricing.md#base-price).
   */
  basePrice({ catalog, retail }: { catalog: Pence | null; retail: Pence | null }): Pence {
    return catalog ?? costOf(retail)
  }

  /**
   * Profit per unit is selling price less base price; the artist gets their share of it, rounded half up to the penny,
   * times the quantity, and never less than nothing. The platform takes the rest, a loss included.
   */
  split(line: {
    sellingPrice: Pence
    basePrice: Pence
    share: Percentage
    quantity: number
  }): Split {
    const unitProfit = subtract(line.sellingPrice, line.basePrice)
    const artistUnit = shareOfProfit(unitProfit, line.share)
    return {
      unitProfit,
      artistProfit: times(artistUnit, line.quantity),
      platformProfit: times(subtract(unitProfit, artistUnit), line.quantity),
      totalAmount: times(line.sellingPrice, line.quantity),
    }
  }

  /**
   * The breakdown of the price of one piece, shown before an artist agrees to it. Payment processing and shipping only inform: neither
   * changes what the artist gets (docs/rules/pricing.md#what-is-paid).
   */
  priceBreakdown(piece: {
    sellingPrice: Pence
    basePrice: Pence
    share: Percentage
    shipping?: Pence
  }): PriceBreakdown {
    const { artistProfit, platformProfit } = this.split({ ...piece, quantity: 1 })
    const { rate, fixed } = pricingConfig.processing
    return {
      sellingPrice: piece.sellingPrice,
      production: piece.basePrice,
      artist: artistProfit,
      platform: platformProfit,
      processing: add(shareOf(piece.sellingPrice, rate), fixed),
      shipping: piece.shipping ?? this.flatShippingRate(),
    }
  }

  /**
   * What a product that an admin makes is first sold at, and what is advised for it
   * (docs/rules/pricing.md#initial-price): the recommended price, or half as much again as its retail price, in whole
   * pounds, where no preview was made; never below the minimum. `markup` in hundredths of a percent.
   */
  initialPrice(piece: {
    basePrice: Pence
    retail: Pence | null
    hasPreview: boolean
    markup?: number
  }) {
    const { basePrice, retail, hasPreview, markup } = piece
    const suggestions = suggestedPricesFor(
      { basePrice, retail, markup },
      pricingConfig.defaultShare
    )
    const { estimate, least, suggestedMinimum } = suggestions
    const { price, numerator, denominator, step } = pricingConfig.withoutPreview
    const plain =
      retail === null ? price : upToMultiple(fractionUp(retail, numerator, denominator), step)
    return {
      sellingPrice: largest(hasPreview ? estimate.recommended : plain, least),
      recommended: estimate.recommended,
      suggestedMinimum,
      markup: estimate.markup,
    }
  }

  /** The configured flat rate, which holds until admins set another one (docs/rules/settings.md). */
  flatShippingRate(): Pence {
    return pricingConfig.flatShippingRate
  }
}
