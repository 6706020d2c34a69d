import { garmentColorHex } from '#artwork/palette'
import type { Random } from '#artwork/random'
import { PRODUCT_TYPES } from '#shared/product_type'
import { reserveIds, type Row } from '#database/demo/bulk'
import { GARMENTS } from '#database/demo/data/garments'
import type { DemoProduct } from '#database/demo/data/shapes'
import { placeMockup } from '#database/demo/pictures'
import { isMadeIn } from '#sandbox/printful/store/shop_costs'
import type { DemoContext, PlacedArtist } from '#database/demo/demo_context'

const OUT_OF_STOCK = 0.07
const PROVIDER_SYNC_VARIANT = 5_000_000_000
const PROVIDER_BLANK = 900_000

/** By such an id the stand-in for Printful knows what to make: the product, its kind, and which of its variants. */
const syncVariantId = (number: number, type: DemoProduct[0], position: number) =>
  PROVIDER_SYNC_VARIANT + number * 10_000 + PRODUCT_TYPES.indexOf(type) * 100 + position

export type VariantDraft = Row & {
  id: number
  size: string
  color: string
  cost: string
  preview_url: string
  is_offered: boolean
}

export const colorsOf = ([type, , , details]: DemoProduct) =>
  details?.colors ?? GARMENTS[type].colors
export const statusOf = ([, , , details]: DemoProduct) => details?.status ?? 'active'

/** A draft has none: the provider has not been asked yet. The last colour is not made in the largest size. */
export async function makeVariants(
  context: DemoContext,
  artist: PlacedArtist,
  product: DemoProduct,
  { id, number, random }: { id: number; number: number; random: Random }
) {
  if (statusOf(product) === 'draft') return []
  const [type] = product
  const colors = colorsOf(product)
  const { sizes } = GARMENTS[type]
  const pictures = await Promise.all(colors.map((color) => placeMockup(artist, product, color)))
  const choices = colors.flatMap((color, colorIndex) =>
    sizes
      .filter((_, sizeIndex) => isMadeIn(type, colorIndex, sizeIndex))
      .map(([size, cost]) => ({ size, color, cost, preview_url: pictures[colorIndex] }))
  )
  const ids = await reserveIds(context.trx, 'product_variants', choices.length)
  return choices.map((choice, position): VariantDraft => ({
    id: ids[position],
    product_id: id,
    ...choice,
    color_code: garmentColorHex(choice.color),
    // The preselected first variant can always be bought.
    in_stock: position === 0 || !random.chance(OUT_OF_STOCK),
    is_offered: position === 0 || !random.chance(0.015),
    catalog_variant_id: PROVIDER_BLANK + PRODUCT_TYPES.indexOf(type) * 1_000 + position,
    sync_variant_id: syncVariantId(number, type, position),
    external_id: `demo-${number}-${position + 1}`,
    position,
    created_at: context.now,
    updated_at: context.now,
  }))
}
