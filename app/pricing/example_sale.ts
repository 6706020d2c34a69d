import { pricingConfig } from '#config/pricing'
import { PricingService } from '#pricing/pricing_service'
import { pence, toNumber } from '#shared/money'
import { percentageToNumber } from '#shared/percentage'

const line = {
  sellingPrice: pence(2_499),
  basePrice: pence(1_250),
  share: pricingConfig.defaultShare,
  quantity: 1,
}

/**
 * One T-shirt as a newcomer would sell it (docs/rules/refunds-and-disputes.md#the-artists-part-of-a-refund): amounts in
 * pounds, the share in percent.
 */
export function exampleSale() {
  const { artistProfit } = new PricingService().split(line)
  return {
    sellingPrice: toNumber(line.sellingPrice),
    basePrice: toNumber(line.basePrice),
    share: percentageToNumber(line.share),
    artistProfit: toNumber(artistProfit),
  }
}

export type ExampleSale = ReturnType<typeof exampleSale>
