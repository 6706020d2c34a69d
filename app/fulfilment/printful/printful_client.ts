import { inject } from '@adonisjs/core'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import * as answers from '#fulfilment/printful/answers'
import type {
  CatalogItem,
  CatalogVariant,
  ProviderPage,
  ShippingRate,
  ShippingRecipient,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/printful/shapes'
import {
  toCatalogItem,
  toCatalogVariant,
  toShippingRate,
  toStoreProduct,
  toStoreVariant,
} from '#fulfilment/printful/to_shapes'
import { askValidated, envelopeOf } from '#fulfilment/printful/validated_answer'
import { PrintfulTransport, type ProviderCall } from '#fulfilment/printful/transport'
import { SHOP_CURRENCY, toDecimal, type Pence } from '#shared/money'

/** Printful's own most. */
const PAGE_SIZE = 100

const readings = {
  catalog: envelopeOf(vine.array(answers.catalogProduct)),
  catalogItem: envelopeOf(
    vine.object({ product: answers.catalogProduct, variants: vine.array(answers.catalogVariant) })
  ),
  catalogVariant: envelopeOf(
    vine.object({ product: answers.catalogProduct, variant: answers.catalogVariant })
  ),
  storeProducts: envelopeOf(vine.array(answers.storeProduct)),
  storeProduct: envelopeOf(
    vine.object({
      sync_product: answers.storeProduct,
      sync_variants: vine.array(answers.storeVariant),
    })
  ),
  rates: envelopeOf(vine.array(answers.shippingRate)),
  stores: envelopeOf(vine.array(answers.store)),
}

type Options = Pick<ProviderCall, 'lane' | 'patience' | 'timeoutMilliseconds' | 'isTriedOnce'>

/**
 * Printful's API v1 in our own words: nothing beyond this class knows theirs. Each call throws ProviderNotConfigured,
 * ProviderNotConnected, ProviderUnavailable, or ProviderRefused where the answer is no.
 */
@inject()
export class PrintfulClient {
  constructor(private transport: PrintfulTransport) {}

  /** Everything that can be printed on, discontinued blanks left out. */
  async catalog(options: Options = {}): Promise<CatalogItem[]> {
    const { result } = await this.#read(readings.catalog, '/products', options)
    return result.map(toCatalogItem).filter(({ isDiscontinued }) => !isDiscontinued)
  }

  async catalogItem(
    id: number,
    options: Options = {}
  ): Promise<{ item: CatalogItem; variants: CatalogVariant[] }> {
    const { result } = await this.#read(readings.catalogItem, `/products/${id}`, options)
    const item = toCatalogItem(result.product)
    const variants = result.variants.map((variant) => toCatalogVariant(variant, item.currency))
    return { item, variants }
  }

  async catalogVariant(
    id: number,
    options: Options = {}
  ): Promise<{ item: CatalogItem; variant: CatalogVariant }> {
    const path = `/products/variant/${id}`
    const { result } = await this.#read(readings.catalogVariant, path, options)
    const item = toCatalogItem(result.product)
    return { item, variant: toCatalogVariant(result.variant, item.currency) }
  }

  async storeProducts(offset: number, options: Options = {}): Promise<ProviderPage<StoreProduct>> {
    const path = `/store/products?offset=${offset}&limit=${PAGE_SIZE}`
    const { result, paging } = await this.#read(readings.storeProducts, path, options)
    const end = offset + result.length
    const total = paging?.total ?? end
    // An empty page ends the list whatever its total says: else it would be asked for again and again.
    const hasMore = result.length > 0 && end < total
    return { items: result.map(toStoreProduct), total, nextOffset: hasMore ? end : null }
  }

  /** The whole store, page by page. */
  async *allStoreProducts(options: Options = {}): AsyncGenerator<StoreProduct[]> {
    for (let offset: number | null = 0; offset !== null;) {
      const page: ProviderPage<StoreProduct> = await this.storeProducts(offset, options)
      yield page.items
      offset = page.nextOffset
    }
  }

  async storeProduct(
    id: number,
    options: Options = {}
  ): Promise<{ product: StoreProduct; variants: StoreVariant[] }> {
    const { result } = await this.#read(readings.storeProduct, `/store/products/${id}`, options)
    return {
      product: toStoreProduct(result.sync_product),
      variants: result.sync_variants.map(toStoreVariant),
    }
  }

  /** Ways to send catalogue variants to an address, with their prices in the shop's currency. */
  async shippingRates(
    { country, state, city, zip }: ShippingRecipient,
    items: { catalogVariantId: number; quantity: number; value: Pence }[],
    options: Options = {}
  ): Promise<ShippingRate[]> {
    const body = {
      recipient: {
        country_code: country,
        // A British county is none of their states.
        ...(state !== null && country !== 'GB' && { state_code: state }),
        city,
        zip,
      },
      items: items.map(({ catalogVariantId, quantity, value }) => ({
        variant_id: String(catalogVariantId),
        quantity,
        value: toDecimal(value),
      })),
      currency: SHOP_CURRENCY,
    }
    const call = { method: 'POST', path: '/shipping/rates', body, isRepeatable: true } as const
    const { result } = await this.#ask(readings.rates, { ...call, ...options })
    return result.map(toShippingRate)
  }

  /** Names of the stores that the token opens: shows that it does. */
  async storeNames(options: Options = {}): Promise<string[]> {
    const { result } = await this.#read(readings.stores, '/stores', options)
    return result.map(({ name }) => name)
  }

  #read<Reading extends (typeof readings)[keyof typeof readings]>(
    reading: Reading,
    path: string,
    options: Options
  ): Promise<Infer<Reading>> {
    return this.#ask(reading, { method: 'GET', path, ...options })
  }

  #ask<Reading extends (typeof readings)[keyof typeof readings]>(
    reading: Reading,
    call: ProviderCall
  ): Promise<Infer<Reading>> {
    return askValidated<Infer<Reading>>(this.transport, reading, call)
  }
}
