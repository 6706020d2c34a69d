import type { NewVariant } from '#catalog/product_spec'
import type { ProductType } from '#shared/product_type'
import { definePort } from '#core/port'
import type { Pence } from '#shared/money'

/** A product of the provider's store, with the variant whose picture represents it; or one variant of the catalogue. */
export type ProviderProductRef =
  { storeProductId: number; shownVariantId?: number } | { catalogVariantId: number }

/** A product as the provider describes it now. Amounts in pounds. */
export type ProviderProduct = {
  name: string
  productType: ProductType
  /** The dearest offered variant's cost (docs/rules/pricing.md#base-price). */
  basePrice: Pence
  /** The dearest retail price; null where the provider names none. */
  retail: Pence | null
  printfulProductId: number | null
  thumbnailUrl: string | null
  previewUrl: string | null
  /** The offered ones, each with its name and its own retail price. */
  variants: (NewVariant & { name: string; retail: Pence | null })[]
  /** For `products.printful_data`. */
  data: object
}

/** Reads a product at the provider. Throws NoExchangeRate, InvalidField, and what the provider may refuse. */
type ReadProviderProduct = (ref: ProviderProductRef) => Promise<ProviderProduct>

export const providerProductPort = definePort<ReadProviderProduct>('providerProductPort')
