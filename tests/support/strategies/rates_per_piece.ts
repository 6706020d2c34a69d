import { ShippingUnavailable } from '#commerce/checkout/errors'
import {
  ShippingRatePolicy,
  type Destination,
  type GoodsToSend,
  type Shipping,
} from '#commerce/checkout/shipping/shipping_rate_policy'
import { pence, times } from '#shared/money'

const PER_PIECE: Record<string, number> = { GB: 200, US: 500 }

/** A second implementation, for tests: a price for each piece by country, with no provider. */
export class RatesPerPiece extends ShippingRatePolicy {
  readonly mostPiecesAtFlatRate = 3

  async flatShippingRate(): Promise<Shipping> {
    return { amount: pence(200), leastDays: null, mostDays: null, isLive: false }
  }

  async estimate(goods: readonly GoodsToSend[], country: string): Promise<Shipping> {
    const isKnown = country in PER_PIECE
    if (!isKnown) return this.flatShippingRate()
    return { ...(await this.quote(goods, { country, zipCode: '' })), isLive: false }
  }

  async quote(goods: readonly GoodsToSend[], { country }: Destination): Promise<Shipping> {
    const perPiece = PER_PIECE[country]
    if (perPiece === undefined) throw new ShippingUnavailable()
    const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0)
    return { amount: times(pence(perPiece), pieces), leastDays: 2, mostDays: 4, isLive: true }
  }
}
