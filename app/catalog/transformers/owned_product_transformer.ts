import { toPublicProduct, type ProductRow } from '#catalog/transformers/product_transformer'
import type { SidePicture } from '#catalog/builder/composed_previews'
import { settings } from '#settings/public'
import { fromDecimal, toNumber } from '#shared/money'
import type { TakedownKind } from '#shared/takedown'

/** A product with its costs and notes: for its owner and admins. */
export type OwnedProductRow = ProductRow & {
  approval_notes: string | null
  admin_notes: string | null
  artwork_id: number | null
  created_by_admin: boolean
  printful_product_id: string | null
  printful_data: Record<string, unknown> | null
  printful_cost: string | null
  base_price: string
  markup_percentage: string
  minimum_price: string | null
  recommended_price: string | null
  suggested_minimum_price: string | null
  platform_fee: string | null
  artist_profit: string | null
  estimated_artist_profit: string | null
  provider_cost: string | null
  below_minimum_since: Date | null
  side_pictures: SidePicture[]
  takedown_kind: TakedownKind | null
  takedown_reason: string | null
  taken_down_at: Date | null
  takedown_answer: string | null
}

/** What an `OwnedProductRow` has beyond `PRODUCT_COLUMNS`; its takedown and the answer to it must be joined under these names. */
export const OWNED_PRODUCT_COLUMNS = [
  'products.approval_notes',
  'products.admin_notes',
  'products.artwork_id',
  'products.created_by_admin',
  'products.printful_product_id',
  'products.printful_data',
  'products.printful_cost',
  'products.base_price',
  'products.markup_percentage',
  'products.minimum_price',
  'products.recommended_price',
  'products.suggested_minimum_price',
  'products.platform_fee',
  'products.artist_profit',
  'products.estimated_artist_profit',
  'products.provider_cost',
  'products.below_minimum_since',
  'products.side_pictures',
  'takedown.kind as takedown_kind',
  'takedown.words as takedown_reason',
  'takedown.created_at as taken_down_at',
  'takedown_answer.words as takedown_answer',
] as const

/** A product as its owner and admins see it. Money in pounds, the markup in percent. */
export function toOwnedProduct(row: OwnedProductRow) {
  return {
    ...toPublicProduct(row),
    designUrl: row.design_url,
    artworkId: row.artwork_id,
    approvalNotes: row.approval_notes,
    adminNotes: row.admin_notes,
    createdByAdmin: row.created_by_admin,
    printfulProductId: row.printful_product_id === null ? null : Number(row.printful_product_id),
    printfulData: row.printful_data,
    printfulCost: pounds(row.printful_cost),
    basePrice: toNumber(fromDecimal(row.base_price)),
    markupPercentage: Number(row.markup_percentage),
    minimumPrice: pounds(row.minimum_price),
    recommendedPrice: pounds(row.recommended_price),
    suggestedMinimumPrice: pounds(row.suggested_minimum_price),
    estimatedShipping: toNumber(settings.known().flatShippingRate()),
    platformFee: pounds(row.platform_fee),
    artistProfit: pounds(row.artist_profit),
    estimatedArtistProfit: pounds(row.estimated_artist_profit),
    /** What the provider asks now, and since when the price is below the minimum of that. */
    providerCost: pounds(row.provider_cost),
    belowMinimumSince: row.below_minimum_since?.toISOString() ?? null,
    takedown: toTakedown(row),
  }
}

/** Why a product is taken down, and what its artist answered; null where it is not. */
function toTakedown(row: OwnedProductRow) {
  const { takedown_kind: kind, takedown_reason: reason, taken_down_at: at } = row
  if (kind === null || reason === null || at === null) return null
  return { kind, reason, takenDownAt: at.toISOString(), answer: row.takedown_answer }
}

function pounds(decimal: string | null): number | null {
  return decimal === null ? null : toNumber(fromDecimal(decimal))
}

export type Takedown = NonNullable<ReturnType<typeof toTakedown>>

export type OwnedProduct = ReturnType<typeof toOwnedProduct>
