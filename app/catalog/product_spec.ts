import type { ProductType } from '#shared/product_type'
import { toDecimal, type Pence } from '#shared/money'
import { percentageToDecimal } from '#shared/percentage'
import { orderedSizes } from '#shared/size_order'

/** A size and a colour that the provider makes, with its three ids that are never the same thing. */
export type NewVariant = {
  size: string
  color: string
  colorCode: string | null
  cost: Pence
  inStock: boolean
  /** Countries that it cannot be sold to now; none by default. */
  outOfStockIn?: string[]
  previewUrl: string | null
  catalogVariantId: number | null
  syncVariantId: number | null
  externalId: string | null
}

/** What a product is made of, as the provider describes it. */
export type ProductSpec = {
  productType: ProductType
  /** Frozen from here on: the dearest offered variant's cost. */
  basePrice: Pence
  /** Of the calculators that advise; the markup in hundredths of a percent. */
  suggestions: { recommended: Pence; suggestedMinimum: Pence; markup: number }
  printfulProductId: number | null
  /** The provider's answer at that time, kept for reference. */
  printfulData: object
  thumbnailUrl: string | null
  previewUrl: string | null
  variants: NewVariant[]
}

/** The columns of `products` that say what it is made of; its prices are others (`pricedColumns`). */
export function productSpecColumns({ suggestions, variants, ...spec }: ProductSpec) {
  return {
    product_type: spec.productType,
    base_price: toDecimal(spec.basePrice),
    printful_cost: toDecimal(spec.basePrice),
    is_cost_provisional: false,
    markup_percentage: percentageToDecimal(suggestions.markup),
    recommended_price: toDecimal(suggestions.recommended),
    suggested_minimum_price: toDecimal(suggestions.suggestedMinimum),
    printful_product_id: spec.printfulProductId,
    printful_data: JSON.stringify(spec.printfulData),
    thumbnail_url: spec.thumbnailUrl,
    preview_url: spec.previewUrl,
    sizes: orderedSizes(variants.map(({ size }) => size)),
    colors: [...new Set(variants.map(({ color }) => color))],
  }
}
