import { pricingConfig } from '#config/pricing'
import { minimumPrice } from '#pricing/minimum_price'
import { PricingService } from '#pricing/pricing_service'
import { typeCostPort } from '#pricing/type_cost_port'
import { largest, pence, toNumber } from '#shared/money'
import { percentageToNumber } from '#shared/percentage'

const USUAL_PRICE = pence(2_499)

/**
 * One T-shirt as a newcomer would sell it, at the cost that the studio shows for a new one: amounts in pounds, the share in
 * percent.
 */
export async function exampleSale() {
  const basePrice = await typeCostPort.current()('tshirt')
  const sellingPrice = largest(USUAL_PRICE, minimumPrice(basePrice))
  const share = pricingConfig.defaultShare
  const { artistProfit } = new PricingService().split({
    sellingPrice,
    basePrice,
    share,
    quantity: 1,
  })
  return {
    sellingPrice: toNumber(sellingPrice),
    basePrice: toNumber(basePrice),
    share: percentageToNumber(share),
    artistProfit: toNumber(artistProfit),
  }
}

export type ExampleSale = Awaited<ReturnType<typeof exampleSale>>
