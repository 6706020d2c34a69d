import type { Advised } from '#admin/queries/pricing_suggestions_query'
import { pricingConfig } from '#config/pricing'
import type { OfferedVariant } from '#fulfilment/public'
import type { PanelPrice, TransparentPanel } from '#pricing/public'
import { toNumber } from '#shared/money'
import { percentageToNumber } from '#shared/percentage'
import { orderedSizes } from '#shared/size_order'

/** The costs of one variant as the transparent panel lays them open, and what its price leaves. In pounds and percent. */
function toLine(panel: TransparentPanel, at: PanelPrice) {
  return {
    productCost: toNumber(panel.productCost),
    discount: toNumber(panel.discount),
    netCost: toNumber(panel.netCost),
    estimatedShipping: toNumber(panel.shipping),
    totalCost: toNumber(panel.totalCost),
    sellingPrice: toNumber(at.sellingPrice),
    processing: toNumber(at.processing),
    profit: toNumber(at.profit),
    profitMargin: at.marginTenths / 10,
    artistProfit: toNumber(at.artist),
    platformFee: toNumber(at.platform),
  }
}

/** Its size and colour with it. */
function toVariantLine(variant: OfferedVariant, panel: TransparentPanel, at: PanelPrice) {
  const { name, size, color, inStock } = variant
  return { name, size, color, in_stock: inStock, ...toLine(panel, at) }
}

/** Everything that an admin is advised of a price. Amounts in pounds, shares, rates and markup in percent. */
export function toPricingSuggestions({ made, share, suggestions, paid }: Advised) {
  const { estimate, panel, atPrice } = suggestions
  const { communityDiscount } = pricingConfig.suggestions.transparentPanel
  const { variants } = made
  return {
    printfulCost: toNumber(made.basePrice),
    sellingPrice: toNumber(suggestions.sellingPrice),
    minimumPrice: toNumber(suggestions.least),
    suggestedMinimumPrice: toNumber(suggestions.suggestedMinimum),
    recommendedPrice: toNumber(estimate.recommended),
    markupPercentage: estimate.markup / 100,
    isViable: suggestions.sellingPrice >= suggestions.least,
    artistShare: percentageToNumber(share),
    platformShare: (10_000 - share) / 100,
    costs: {
      retail: toNumber(estimate.retail),
      shipping: toNumber(estimate.assumedShipping),
      platformFee: toNumber(estimate.assumedPlatformFee),
      total: toNumber(estimate.minimum),
    },
    split: {
      profit: toNumber(paid.unitProfit),
      artistProfit: toNumber(paid.artistProfit),
      platformFee: toNumber(paid.platformProfit),
    },
    panel: {
      minimumPrice: toNumber(panel.minimum),
      recommendedPrice: toNumber(panel.recommended),
      discountPercentage: percentageToNumber(communityDiscount),
      ...toLine(panel, atPrice),
    },
    variants: suggestions.variants.map(({ panel: own, atPrice: at }, index) =>
      toVariantLine(variants[index]!, own, at)
    ),
    sizes: orderedSizes(variants.map(({ size }) => size)),
    colors: [...new Set(variants.map(({ color }) => color))],
  }
}

export type PricingSuggestions = ReturnType<typeof toPricingSuggestions>
