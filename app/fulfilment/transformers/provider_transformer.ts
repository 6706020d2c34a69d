import { shownInPounds } from '#fulfilment/cost_in_pounds'
import type { CatalogItem, CatalogVariant, StoreProduct } from '#fulfilment/provider_types'
import { colorWord, sizeWord } from '#fulfilment/variant_words'
import type { ExchangeRates } from '#settings/public'
import { toNumber, type Price } from '#shared/money'

/**
 * The provider's things as the screens show them: sizes and colours in the shop's words, prices in pounds
 * where a rate is set, else in the currency that stands beside them (docs/rules/pricing.md#exchange-rates).
 */

export function toCatalogItemShape({ id, title, image, type, typeName }: CatalogItem) {
  return { id, title, image, type, type_name: typeName }
}

export function toCatalogVariantShape(variant: CatalogVariant, rates: ExchangeRates) {
  const { id, name, size, color, image, price, inStock } = variant
  return {
    id,
    name,
    size: sizeWord(size),
    color: colorWord(color),
    image,
    ...priceShape(price, rates),
    in_stock: inStock,
    /** What it is sold for is said by a store's product, never by the catalogue. */
    retail_price: null as number | null,
  }
}

/** `synced` is 1 where every variant is linked with the catalogue; what is ignored there cannot be made. */
export function toStoreProductShape(product: StoreProduct) {
  return {
    id: product.id,
    name: product.name,
    thumbnail_url: product.thumbnailUrl,
    variants: product.variantCount,
    synced: product.isSynced ? 1 : 0,
    is_ignored: product.isIgnored,
  }
}

function priceShape(price: Price, rates: ExchangeRates) {
  const { amount, currency } = shownInPounds(price, rates)
  return { price: toNumber(amount), currency }
}

export type CatalogItemShape = ReturnType<typeof toCatalogItemShape>
export type CatalogVariantShape = ReturnType<typeof toCatalogVariantShape>
export type StoreProductShape = ReturnType<typeof toStoreProductShape>
