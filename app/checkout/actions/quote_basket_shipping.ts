import { inject } from '@adonisjs/core'
import { CatalogVariantsQuery } from '#catalog/public'
import { QuoteShipping, type ShippedGoods, type ShippingQuote } from '#fulfilment/public'
import { PricingService } from '#pricing/public'
import { pence } from '#shared/money'

/** Where a parcel goes, as far as its price depends on it. */
export type Destination = { country: string; state?: string; city?: string; zipCode: string }

/** `isLive`: the provider's rate for that address; else the flat one, and nothing is known of the days. */
export type Shipping = ShippingQuote & { isLive: boolean }

type Line = { productId: number; size: string; color: string; quantity: number }

/**
 * What sending a basket costs: the provider's rate for the address, or the flat one where there is no address or none
 * can be had (RULINGS.md, Orders and money: Shipping). Asks the provider, so call it outside any transaction.
 */
@inject()
export class QuoteBasketShipping {
  constructor(
    private variants: CatalogVariantsQuery,
    private quoteShipping: QuoteShipping,
    private pricing: PricingService
  ) {}

  async handle(lines: Line[], destination: Destination | null): Promise<Shipping> {
    const flat = { amount: this.pricing.flatShipping(), leastDays: null, mostDays: null }
    if (lines.length === 0) return { ...flat, amount: pence(0), isLive: false }
    const quote = destination && (await this.#live(lines, destination))
    return quote ? { ...quote, isLive: true } : { ...flat, isLive: false }
  }

  /** Goods of which the provider's own name is not known are quoted by nobody. */
  async #live(lines: Line[], { country, state, city, zipCode }: Destination) {
    const blanks = await this.variants.handle(lines)
    const goods = lines.map(({ quantity }, index) => ({
      catalogVariantId: blanks[index],
      quantity,
    }))
    if (!goods.every(isNamed)) return null
    const recipient = { country, state: state ?? null, city: city ?? '', zip: zipCode }
    return this.quoteShipping.handle(recipient, goods)
  }
}

const isNamed = (goods: { catalogVariantId: number | null | undefined }): goods is ShippedGoods =>
  typeof goods.catalogVariantId === 'number'
