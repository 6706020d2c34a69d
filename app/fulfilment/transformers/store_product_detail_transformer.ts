import type { ProviderProduct } from '#fulfilment/port_types'
import type { OfferedVariant } from '#fulfilment/read_provider_product'
import { toNumber, type Pence } from '#shared/money'

const pounds = (amount: Pence | null) => (amount === null ? null : toNumber(amount))

/** A variant in the shop's words; `id` is the store's. Amounts in pounds. */
function toVariant(variant: OfferedVariant) {
  return {
    id: variant.syncVariantId!,
    name: variant.name,
    size: variant.size,
    color: variant.color,
    image: variant.previewUrl,
    price: toNumber(variant.cost),
    retail_price: pounds(variant.retail),
    in_stock: variant.inStock,
  }
}

/** A product of the store with its variants. Amounts in pounds: `price` is what the provider asks for it. */
export function toStoreProductDetail(id: number, product: ProviderProduct) {
  const variants = product.variants.map(toVariant)
  return {
    id,
    name: product.name,
    thumbnail_url: product.thumbnailUrl,
    productType: product.productType,
    price: toNumber(product.basePrice),
    retail_price: pounds(product.retail),
    variants,
  }
}

export type StoreProductDetail = ReturnType<typeof toStoreProductDetail>
