import { inject } from '@adonisjs/core'
import { OfferQueries } from '#catalog/public'
import {
  ShippingRatePolicy,
  type Destination,
  type Shipping,
} from '#commerce/checkout/shipping/shipping_rate_policy'
import type { QuoteCaller } from '#commerce/fulfilment_port'
import { pence } from '#shared/money'

type Line = { productId: number; size: string; color: string; quantity: number }

/** An address as far as it is known, at least the country. */
export type KnownDestination = Omit<Destination, 'zipCode'> & { zipCode?: string }

/**
 * What sending a basket costs, by the `ShippingRatePolicy`: an estimate where there is no postcode yet. An empty basket
 * costs nothing. May call the provider: call it
 * outside any transaction.
 */
@inject()
export class QuoteBasketShipping {
  constructor(
    private offers: OfferQueries,
    private policy: ShippingRatePolicy
  ) {}

  /** Throws ShippingUnavailable. */
  async handle(
    lines: Line[],
    destination: KnownDestination | null,
    caller: QuoteCaller
  ): Promise<Shipping> {
    const flatShippingRate = this.policy.flatShippingRate()
    if (lines.length === 0) return { ...flatShippingRate, amount: pence(0) }
    if (!destination) return flatShippingRate
    const variants = await this.offers.shippedGoods(lines)
    const goods = lines.flatMap(({ quantity }, index) => {
      const variant = variants[index]
      return variant ? [{ ...variant, quantity }] : []
    })
    // What is not offered is refused when the order is placed, with the reason.
    if (goods.length < lines.length) return flatShippingRate
    const { zipCode } = destination
    if (zipCode === undefined) return this.policy.estimate(goods, destination.country, caller)
    return this.policy.quote(goods, { ...destination, zipCode }, caller)
  }
}
