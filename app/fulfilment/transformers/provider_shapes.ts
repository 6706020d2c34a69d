import type {
  CatalogItem,
  CatalogVariant,
  ProviderPrice,
  StoreProduct,
} from '#fulfilment/printful/shapes'
import { toNumber } from '#shared/money'

/** The provider's things as the screens of seed 001 §3 know them. Prices in the currency that stands beside them. */

export function toCatalogItemShape({ id, title, image, type, typeName }: CatalogItem) {
  return { id, title, image, type, type_name: typeName }
}

export function toCatalogVariantShape(variant: CatalogVariant) {
  const { id, name, size, color, image, price, inStock } = variant
  return {
    id,
    name,
    size,
    color,
    image,
    ...priceShape(price),
    in_stock: inStock,
    /** What it is sold for is said by a store's product, never by the catalogue. */
    retail_price: null as number | null,
  }
}

/** `synced` is 1 where every variant is linked with the catalogue. */
export function toStoreProductShape(product: StoreProduct) {
  return {
    id: product.id,
    name: product.name,
    thumbnail_url: product.thumbnailUrl,
    variants: product.variantCount,
    synced: product.isSynced ? 1 : 0,
  }
}

function priceShape({ amount, currency }: ProviderPrice) {
  return { price: toNumber(amount), currency }
}

export type CatalogItemShape = ReturnType<typeof toCatalogItemShape>
export type CatalogVariantShape = ReturnType<typeof toCatalogVariantShape>
export type StoreProductShape = ReturnType<typeof toStoreProductShape>
