import { inject } from '@adonisjs/core'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import printfulConfig from '#config/printful'
import * as responses from '#fulfilment/printful/responses'
import type {
  CatalogItem,
  CatalogVariant,
  ProviderPage,
  ShippingRate,
  SkippedItem,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/provider_types'
import type { ShippingRecipient } from '#fulfilment/port_types'
import {
  toCatalogItem,
  toCatalogVariant,
  toShippingRate,
  toStoreProduct,
  toStoreVariant,
} from '#fulfilment/printful/response_mappers'
import { readEach } from '#fulfilment/printful/read_each'
import {
  askValidated,
  envelopeOf,
  listEnvelope,
  pageEnd,
} from '#fulfilment/printful/validated_response'
import type { CallOptions, ProviderProducts, ShippedItem } from '#fulfilment/provider'
import { PrintfulSizeGuides } from '#fulfilment/printful/printful_size_guides'
import { PrintfulTransport, type ProviderCall } from '#fulfilment/printful/transport'
import { ProviderUnavailable } from '#fulfilment/errors'
import { SHOP_CURRENCY, toDecimal } from '#shared/money'

/** Printful's own most. */
const PAGE_SIZE = 100

/** Validators of the items of a list; each item is validated separately. */
const readers = {
  blank: vine.create(responses.catalogProduct),
  blankVariant: vine.create(responses.catalogVariant),
  storeProduct: vine.create(responses.storeProduct),
  storeVariant: vine.create(responses.storeVariant),
  rate: vine.create(responses.shippingRate),
}

const envelopes = {
  list: listEnvelope,
  catalogItem: envelopeOf(vine.object({ product: responses.catalogProduct, variants: vine.any() })),
  catalogVariant: envelopeOf(
    vine.object({ product: responses.catalogProduct, variant: responses.catalogVariant })
  ),
  storeProduct: envelopeOf(
    vine.object({ sync_product: responses.storeProduct, sync_variants: vine.any() })
  ),
}

/**
 * Reads blanks, store products, size guides and shipping rates from Printful (API v1), in our own words: nothing outside
 * this folder knows theirs. Each call throws ProviderNotConfigured, ProviderNotConnected, ProviderUnavailable, or
 * ProviderRefused where the answer is no.
 */
@inject()
export class PrintfulProducts implements ProviderProducts {
  constructor(
    private transport: PrintfulTransport,
    private sizeGuides: PrintfulSizeGuides
  ) {}

  /** Everything that can be printed on, discontinued blanks left out. */
  async catalog(options: CallOptions = {}): Promise<CatalogItem[]> {
    const { result } = await this.#read(envelopes.list, '/products', options)
    const read = await readEach('blank', readers.blank, result)
    return read.items.map(toCatalogItem).filter(({ isDiscontinued }) => !isDiscontinued)
  }

  async catalogItem(
    id: number,
    options: CallOptions = {}
  ): Promise<{ item: CatalogItem; variants: CatalogVariant[]; skipped: SkippedItem[] }> {
    const { result } = await this.#read(envelopes.catalogItem, `/products/${id}`, options)
    const item = toCatalogItem(result.product)
    const read = await readEach('blank_variant', readers.blankVariant, result.variants)
    const variants = read.items.map((variant) => toCatalogVariant(variant, item.currency))
    return { item, variants, skipped: read.skipped }
  }

  async catalogVariant(
    id: number,
    options: CallOptions = {}
  ): Promise<{ item: CatalogItem; variant: CatalogVariant }> {
    const path = `/products/variant/${id}`
    const { result } = await this.#read(envelopes.catalogVariant, path, options)
    const item = toCatalogItem(result.product)
    return { item, variant: toCatalogVariant(result.variant, item.currency) }
  }

  async storeProducts(
    offset: number,
    options: CallOptions = {}
  ): Promise<ProviderPage<StoreProduct>> {
    const path = `/store/products?offset=${offset}&limit=${PAGE_SIZE}`
    const { result, paging } = await this.#read(envelopes.list, path, options)
    const { items: products, skipped } = await readEach(
      'store_product',
      readers.storeProduct,
      result
    )
    const length = products.length + skipped.length
    const end = pageEnd({ offset, length, pageSize: PAGE_SIZE }, paging)
    return { items: products.map(toStoreProduct), skipped, ...end }
  }

  async storeProduct(
    id: number,
    options: CallOptions = {}
  ): Promise<{ product: StoreProduct; variants: StoreVariant[]; skipped: SkippedItem[] }> {
    const { result } = await this.#read(envelopes.storeProduct, `/store/products/${id}`, options)
    const read = await readEach('store_variant', readers.storeVariant, result.sync_variants)
    return {
      product: toStoreProduct(result.sync_product),
      variants: read.items.map(toStoreVariant),
      skipped: read.skipped,
    }
  }

  sizeGuide(catalogItemId: number, options: CallOptions = {}) {
    return this.sizeGuides.read(catalogItemId, options)
  }

  /** Ways to send catalogue variants to an address, with their prices in the shop's currency. */
  async shippingRates(
    { country, state, city, zip }: ShippingRecipient,
    items: readonly ShippedItem[],
    options: CallOptions = {}
  ): Promise<ShippingRate[]> {
    const body = {
      recipient: {
        country_code: country,
        // Printful knows the states of countries that have them; a British county is not one.
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
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const isLarge = pieces > printfulConfig.largeRatesFrom
    const { result } = await this.#ask(envelopes.list, {
      ...call,
      ...options,
      ...(isLarge && { ownLimit: 'largeRates' as const }),
    })
    const read = await readEach('rate', readers.rate, result)
    if (read.items.length === 0 && read.skipped.length > 0)
      throw new ProviderUnavailable('unreadable')
    return read.items.map(toShippingRate)
  }

  /**
   * Whether the token opens the store that everything else is asked of: /stores answers also where the store is not named,
   * and refuses where only its own scope is missing.
   */
  async openStore(options: CallOptions = {}): Promise<void> {
    await this.#read(envelopes.list, '/store/products?offset=0&limit=1', options)
  }

  #read<Envelope extends (typeof envelopes)[keyof typeof envelopes]>(
    envelope: Envelope,
    path: string,
    options: CallOptions
  ): Promise<Infer<Envelope>> {
    return this.#ask(envelope, { method: 'GET', path, ...options })
  }

  #ask<Envelope extends (typeof envelopes)[keyof typeof envelopes]>(
    envelope: Envelope,
    call: ProviderCall
  ): Promise<Infer<Envelope>> {
    return askValidated<Infer<Envelope>>(this.transport, envelope, call)
  }
}
