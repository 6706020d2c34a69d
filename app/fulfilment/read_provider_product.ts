import { inject } from '@adonisjs/core'
import { providerName } from '#config/fulfilment'
import type { ProviderProduct } from '#fulfilment/port_types'
import { InvalidField } from '#core/exceptions/errors'
import { costInPounds } from '#fulfilment/cost_in_pounds'
import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import { producibilityOf, type Producibility } from '#fulfilment/producibility'
import { FulfilmentProvider } from '#fulfilment/provider'
import type {
  CatalogItem,
  CatalogVariant,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/provider_types'
import { productTypeOf } from '#fulfilment/type_words'
import { colorWord, sizeWord } from '#fulfilment/variant_words'
import { PricingService } from '#pricing/public'
import { settings, type ExchangeRates } from '#settings/public'
import { largest, toNumber, type Pence } from '#shared/money'

/** A variant with its name and what it is sold for where the provider says so. */
export type OfferedVariant = ProviderProduct['variants'][number]

type Catalog = { items: Map<number, CatalogItem>; variants: Map<number, CatalogVariant> }

/** Reads what an admin has chosen, in the words and the currency of the shop. */
@inject()
export class ReadProviderProduct {
  constructor(
    private provider: FulfilmentProvider,
    private pricing: PricingService
  ) {}

  /**
   * A product of the store with every variant that is linked with the catalogue and offered; `shownVariantId` is the store's id of the
   * one whose picture stands for it. Throws NoExchangeRate, InvalidField, and what the provider refuses.
   */
  async ofStore(storeProductId: number, shownVariantId?: number): Promise<ProviderProduct> {
    const rates = (await settings.read()).exchangeRates()
    const { product, variants } = await this.provider.products.storeProduct(storeProductId)
    const catalog = await this.#catalogOf(
      variants.filter(({ catalogVariantId }) => catalogVariantId !== null)
    )
    const states = new Map(
      variants.map((variant) => [variant.id, stateOf(variant, product, catalog)])
    )
    const kept = variants.filter(({ id }) => states.get(id)!.isOffered)
    const offered = distinct(
      kept.map((variant) => this.#offered(variant, catalog, states.get(variant.id)!, rates))
    )
    const [item] = catalog.items.values()
    const shown = kept.find(({ id }) => id === shownVariantId)
    if (shownVariantId !== undefined && !shown)
      throw new InvalidField(
        'printfulData',
        'exists',
        `${providerName} doesn’t have this variant of it`
      )
    return {
      name: product.name,
      productType: productTypeOf(item ?? null, product.name),
      basePrice: dearest(offered),
      retail: dearestRetail(kept, rates),
      printfulProductId: product.id,
      thumbnailUrl: product.thumbnailUrl,
      previewUrl:
        shown?.previewUrl ?? offered.find(({ previewUrl }) => previewUrl)?.previewUrl ?? null,
      variants: offered,
      data: {
        storeProduct: {
          id: product.id,
          name: product.name,
          thumbnail_url: product.thumbnailUrl,
          sync_variants: kept.map(toSnapshot),
        },
        ...(shown && { selectedVariant: toSnapshot(shown) }),
      },
    }
  }

  /** One size and colour of a blank, which nothing is printed on yet. Throws NoExchangeRate, and what the provider refuses. */
  async ofCatalog(catalogVariantId: number): Promise<ProviderProduct> {
    const { item, variant } = await this.provider.products.catalogVariant(catalogVariantId)
    const cost = costInPounds(variant.price, (await settings.read()).exchangeRates())
    const { isOffered, inStock } = producibilityOf({
      store: null,
      blank: blankState(variant, item),
    })
    const only: OfferedVariant = {
      name: variant.name,
      retail: null,
      size: sizeWord(variant.size),
      color: colorWord(variant.color),
      colorCode: colorCodeOf(variant.colorCode),
      cost: cost.amount,
      inStock,
      outOfStockIn: variant.outOfStockIn,
      previewUrl: null,
      catalogVariantId: variant.id,
      syncVariantId: null,
      externalId: null,
    }
    return {
      name: item.title,
      productType: productTypeOf(item, item.title),
      basePrice: cost.amount,
      retail: null,
      printfulProductId: null,
      thumbnailUrl: variant.image ?? item.image,
      previewUrl: null,
      variants: isOffered ? [only] : [],
      data: {
        catalogItem: { id: item.id, title: item.title, type_name: item.typeName },
        selectedVariant: {
          id: variant.id,
          name: variant.name,
          size: variant.size,
          color: variant.color,
        },
        pricing: { cost: toNumber(cost.amount), rate: cost.rate },
      },
    }
  }

  #offered(
    variant: StoreVariant,
    catalog: Catalog,
    { inStock }: Producibility,
    rates: ExchangeRates
  ): OfferedVariant {
    const blank = catalog.variants.get(variant.catalogVariantId!)
    const retail = variant.retailPrice && costInPounds(variant.retailPrice, rates).amount
    return {
      name: variant.name,
      retail,
      size: sizeWord(blank?.size ?? variant.size),
      color: colorWord(blank?.color ?? variant.color),
      colorCode: colorCodeOf(blank?.colorCode ?? null),
      cost: this.pricing.basePrice({
        catalog: blank ? costInPounds(blank.price, rates).amount : null,
        retail,
      }),
      inStock,
      outOfStockIn: blank?.outOfStockIn ?? [],
      previewUrl: variant.previewUrl,
      catalogVariantId: variant.catalogVariantId,
      syncVariantId: variant.id,
      externalId: variant.externalId,
    }
  }

  /** The blanks that a store product is printed on: seldom more than one. One that is gone says nothing of its cost. */
  async #catalogOf(variants: StoreVariant[]): Promise<Catalog> {
    const ids = new Set(variants.flatMap(({ catalogItemId }) => catalogItemId ?? []))
    const catalog: Catalog = { items: new Map(), variants: new Map() }
    for (const id of ids) {
      const blank = await this.provider.products.catalogItem(id).catch((error: unknown) => {
        if (isUnknownToProvider(error)) return null
        throw error
      })
      if (!blank) continue
      catalog.items.set(id, blank.item)
      for (const variant of blank.variants) catalog.variants.set(variant.id, variant)
    }
    return catalog
  }
}

function stateOf(variant: StoreVariant, product: StoreProduct, catalog: Catalog): Producibility {
  const blank = catalog.variants.get(variant.catalogVariantId!)
  return producibilityOf({
    store: {
      isGone: false,
      isIgnored: variant.isIgnored || product.isIgnored,
      isLinked: variant.catalogVariantId !== null,
      isAvailable: variant.isAvailable,
    },
    blank: blank ? blankState(blank, catalog.items.get(variant.catalogItemId!)) : null,
  })
}

const blankState = (blank: CatalogVariant, item?: CatalogItem) => ({
  isGone: false,
  isDiscontinued: blank.isDiscontinued || (item?.isDiscontinued ?? false),
  inStock: blank.inStock,
})

/** One of each size and colour, one that can be made before one that cannot. */
function distinct(variants: OfferedVariant[]): OfferedVariant[] {
  const byName = new Map<string, OfferedVariant>()
  for (const variant of variants) {
    const name = JSON.stringify([variant.size, variant.color])
    const other = byName.get(name)
    if (!other || (variant.inStock && !other.inStock)) byName.set(name, variant)
  }
  return [...byName.values()]
}

function dearest(variants: OfferedVariant[]): Pence {
  const costs = variants.map(({ cost }) => cost)
  return costs.length > 0 ? largest(costs[0]!, ...costs) : (0 as Pence)
}

function dearestRetail(variants: StoreVariant[], rates: ExchangeRates): Pence | null {
  const prices = variants.flatMap(({ retailPrice }) =>
    retailPrice ? costInPounds(retailPrice, rates).amount : []
  )
  return prices.length > 0 ? largest(prices[0]!, ...prices) : null
}

function colorCodeOf(code: string | null): string | null {
  return code !== null && /^#[0-9a-f]{6}$/i.test(code) ? code : null
}

/** What stays of a variant in `products.printful_data`, in the provider's words. */
function toSnapshot({ id, catalogVariantId, name, retailPrice, previewUrl }: StoreVariant) {
  return {
    id,
    variant_id: catalogVariantId,
    name,
    retail_price: retailPrice && toNumber(retailPrice.amount),
    currency: retailPrice?.currency ?? null,
    files: previewUrl ? [{ type: 'preview', preview_url: previewUrl }] : [],
  }
}
