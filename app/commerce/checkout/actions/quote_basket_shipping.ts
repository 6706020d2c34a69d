import { inject } from '@adonisjs/core'
import { OfferQueries } from '#catalog/public'
import { ShippingUnavailable } from '#commerce/checkout/errors'
import {
  fulfilmentPort,
  type QuoteCaller,
  type ShippedGoods,
  type ShippingQuote,
} from '#commerce/fulfilment_port'
import { PricingService } from '#pricing/public'
import { pence } from '#shared/money'

/** Where a parcel goes, as far as its price depends on it. */
export type Destination = { country: string; state?: string; city?: string; zipCode: string }

/** `isLive`: the provider's rate for that address; else the flat one, or the last that was known. */
export type Shipping = ShippingQuote & { isLive: boolean }

type Line = { productId: number; size: string; color: string; quantity: number }

/** Where the flat rate is for, and what is ordered without an address. */
export const HOME = 'GB'

/**
 * What sending a basket costs (docs/rules/fulfilment.md#shipping-rates): the provider's rate for the address. Without
 * an address the flat rate. Where the provider has no rate, or does not answer, the flat rate at home, elsewhere the
 * last known one for that country, types and quantities. Where no call is left to ask the provider, the last known
 * rate, at home as well: never the flat one. Asks the provider, so call it outside any transaction.
 */
@inject()
export class QuoteBasketShipping {
  constructor(
    private offers: OfferQueries,
    private pricing: PricingService
  ) {}

  /** Throws ShippingUnavailable. */
  async handle(
    lines: Line[],
    destination: Destination | null,
    caller: QuoteCaller
  ): Promise<Shipping> {
    if (lines.length === 0) return { ...this.#flat(), amount: pence(0) }
    if (!destination) return this.#flat()
    const variants = await this.offers.shippedGoods(lines)
    const goods = lines.flatMap(({ quantity }, index) => {
      const variant = variants[index]
      return variant ? [{ ...variant, quantity }] : []
    })
    // What is not offered is refused when the order is placed, with the reason.
    if (goods.length < lines.length) return this.#flat()
    const live = await this.#live(goods, destination, caller)
    if (live === 'busy') return this.#lastKnown(goods, destination)
    if (live) return { ...live, isLive: true }
    return this.#withoutProvider(goods, destination)
  }

  async #withoutProvider(goods: Goods[], destination: Destination): Promise<Shipping> {
    return destination.country === HOME ? this.#flat() : this.#lastKnown(goods, destination)
  }

  async #lastKnown(goods: Goods[], { country }: Destination): Promise<Shipping> {
    const last = await fulfilmentPort.current().lastRate(country, goods)
    if (!last) throw new ShippingUnavailable()
    return { ...last, isLive: false }
  }

  /** Goods of which the provider's own name is not known are quoted by nobody. */
  async #live(goods: Goods[], { country, state, city, zipCode }: Destination, caller: QuoteCaller) {
    const shipped = goods.map(({ sellingPrice: value, ...item }) => ({ ...item, value }))
    if (!shipped.every(isNamed)) return null
    const recipient = { country, state: state ?? null, city: city ?? '', zip: zipCode }
    return fulfilmentPort.current().quote(recipient, shipped, caller)
  }

  #flat(): Shipping {
    const amount = this.pricing.flatShipping()
    return { amount, leastDays: null, mostDays: null, isLive: false }
  }
}

type Known = NonNullable<Awaited<ReturnType<OfferQueries['shippedGoods']>>[number]>
type Goods = Known & { quantity: number }

const isNamed = (goods: { catalogVariantId: number | null }): goods is ShippedGoods =>
  goods.catalogVariantId !== null
