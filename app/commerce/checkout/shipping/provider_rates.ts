import { pricingConfig } from '#config/pricing'
import { ShippingUnavailable } from '#commerce/checkout/errors'
import {
  ShippingRatePolicy,
  type Destination,
  type GoodsToSend,
  type Shipping,
} from '#commerce/checkout/shipping/shipping_rate_policy'
import { fulfilmentPort, type QuoteCaller, type ShippedGoods } from '#commerce/fulfilment_port'
import { HOME_COUNTRY } from '#commerce/orders/countries'
import { settings } from '#settings/public'

/** Stands for an address that is unknown: all of the British mainland has one rate. */
const MAINLAND: Destination = { country: HOME_COUNTRY, city: 'London', zipCode: 'SW1A 1AA' }

/**
 * The provider's rate for the address. Without an address the flat rate. Where the provider is away, the flat rate at
 * home, elsewhere the last known one for that country, types and quantities. Where it has no rate for the goods, the last
 * known one, else at home the flat one for a few pieces. Where no call, or too little time, is left to ask it, the last
 * known rate, at home as well: never the flat one.
 */
export default class ProviderRates extends ShippingRatePolicy {
  readonly mostPiecesAtFlatRate = pricingConfig.mostPiecesAtFlatRate

  async flatShippingRate(): Promise<Shipping> {
    const amount = (await settings.read()).flatShippingRate()
    return { amount, leastDays: null, mostDays: null, isLive: false }
  }

  /** At home the rate on the mainland; abroad, and where the provider has none, the last known rate, else the flat one. */
  async estimate(
    goods: readonly GoodsToSend[],
    country: string,
    caller: QuoteCaller
  ): Promise<Shipping> {
    const isHome = country === HOME_COUNTRY
    const live = isHome
      ? await this.#live(goods, MAINLAND, { ...caller, purpose: 'estimate' })
      : null
    const isQuote = live && live !== 'busy' && live !== 'no-rate'
    const known = isQuote ? live : await this.#lastRate(goods, country)
    return known ? { ...known, isLive: false } : this.flatShippingRate()
  }

  async quote(
    goods: readonly GoodsToSend[],
    destination: Destination,
    caller: QuoteCaller
  ): Promise<Shipping> {
    const live = await this.#live(goods, destination, caller)
    if (live === 'busy') return this.#lastKnown(goods, destination)
    if (live === 'no-rate') return this.#withoutRate(goods, destination)
    if (live) return { ...live, isLive: true }
    return destination.country === HOME_COUNTRY
      ? this.flatShippingRate()
      : this.#lastKnown(goods, destination)
  }

  /** Makes no call to the provider if a variant has no known id in the provider's catalogue. */
  async #live(
    goods: readonly GoodsToSend[],
    { country, state, city, zipCode }: Destination,
    caller: QuoteCaller
  ) {
    const shipped = goods.map(({ sellingPrice: value, ...item }) => ({ ...item, value }))
    if (!shipped.every(hasCatalogVariant)) return 'no-rate'
    const recipient = { country, state: state ?? null, city: city ?? '', zip: zipCode }
    return fulfilmentPort.current().quote(recipient, shipped, caller)
  }

  /** For goods of which the provider knows no rate. */
  async #withoutRate(goods: readonly GoodsToSend[], destination: Destination): Promise<Shipping> {
    const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0)
    const isFew = pieces <= this.mostPiecesAtFlatRate
    const last = await this.#lastRate(goods, destination.country)
    if (last) return { ...last, isLive: false }
    if (destination.country === HOME_COUNTRY && isFew) return this.flatShippingRate()
    throw new ShippingUnavailable()
  }

  #lastRate(goods: readonly GoodsToSend[], country: string) {
    return fulfilmentPort.current().lastRate(country, [...goods])
  }

  async #lastKnown(goods: readonly GoodsToSend[], { country }: Destination): Promise<Shipping> {
    const last = await this.#lastRate(goods, country)
    if (!last) throw new ShippingUnavailable()
    return { ...last, isLive: false }
  }
}

const hasCatalogVariant = (goods: { catalogVariantId: number | null }): goods is ShippedGoods =>
  goods.catalogVariantId !== null
