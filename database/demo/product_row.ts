import type { Row } from '#database/demo/bulk'
import { GARMENTS } from '#database/demo/data/garments'
import type { DemoProduct } from '#database/demo/data/shapes'
import { colorsOf, type VariantDraft } from '#database/demo/product_variants'
import type { DemoContext, PlacedProduct } from '#database/demo/demo_context'
import { PricingService } from '#pricing/public'
import { toDecimal } from '#shared/money'

const PROVIDER_PRODUCT = 400_000_000

/** The row of a product, with what its price divides into and what it is made of. */
export function productRow(
  context: DemoContext,
  product: DemoProduct,
  placed: PlacedProduct,
  {
    number,
    variants,
    pictureUrl,
    designUrl,
    views,
  }: {
    number: number
    variants: VariantDraft[]
    pictureUrl: string
    designUrl: string | null
    views: object[]
  }
): Row {
  const [type, name, description, details] = product
  const isDraft = placed.status === 'draft'
  const pricing = new PricingService()
  const { artistProfit, platformProfit } = pricing.split({
    ...placed,
    share: placed.artist.shareOfProfit,
    quantity: 1,
  })
  const offered = variants.filter((variant) => variant.is_offered)
  return {
    id: placed.id,
    artist_id: placed.artist.id,
    name,
    description,
    product_type: type,
    status: placed.status,
    currency: 'GBP',
    base_price: toDecimal(placed.basePrice),
    printful_cost: toDecimal(placed.basePrice),
    selling_price: toDecimal(placed.sellingPrice),
    is_cost_provisional: isDraft,
    markup_percentage: '30.00',
    minimum_price: toDecimal(pricing.minimumPrice(placed.basePrice)),
    platform_fee: toDecimal(platformProfit),
    artist_profit: toDecimal(artistProfit),
    estimated_artist_profit: toDecimal(artistProfit),
    sizes: isDraft
      ? GARMENTS[type].sizes.map(([size]) => size)
      : [...new Set(offered.map((variant) => variant.size))],
    colors: isDraft ? colorsOf(product) : [...new Set(offered.map((variant) => variant.color))],
    design_url: designUrl,
    preview_url: pictureUrl,
    thumbnail_url: pictureUrl,
    printful_product_id: isDraft ? null : PROVIDER_PRODUCT + number,
    printful_data: isDraft
      ? null
      : {
          storeProduct: {
            id: PROVIDER_PRODUCT + number,
            name,
            thumbnail_url: pictureUrl,
            synced: 1,
          },
          variants: views,
        },
    approval_notes: details?.artistNotes ?? null,
    admin_notes: details?.adminNotes ?? null,
    created_by_admin: !isDraft,
    units_sold: 0,
    units_sold_30_days: 0,
    review_count: 0,
    created_at: placed.createdAt,
    updated_at: context.now,
  }
}
