import type { PricingService } from '#pricing/public'
import { toDecimal, type Pence } from '#shared/money'
import type { Percentage } from '#shared/percentage'

type Priced = { sellingPrice: Pence; basePrice: Pence; share: Percentage }

/** The columns of `products` that follow from a price: computed here whatever a client sent. */
export function pricedColumns(pricing: PricingService, piece: Priced) {
  const { artist, platform } = pricing.priceBreakdown(piece)
  return {
    selling_price: toDecimal(piece.sellingPrice),
    minimum_price: toDecimal(pricing.minimumPrice(piece.basePrice)),
    platform_fee: toDecimal(platform),
    artist_profit: toDecimal(artist),
    estimated_artist_profit: toDecimal(artist),
  }
}
