import { randomFrom, seedFrom, type Random } from '#artwork/random'
import { insertRows, reserveIds, type Row } from '#database/demo/bulk'
import { GARMENTS } from '#database/demo/data/garments'
import { DEMO_PRODUCTS } from '#database/demo/data/products/catalog'
import type { DemoProduct } from '#database/demo/data/shapes'
import { placeDesign, placeMockup, placeViews } from '#database/demo/pictures'
import { datesOf, historyOf } from '#database/demo/product_life'
import { productRow } from '#database/demo/product_row'
import {
  colorsOf,
  makeVariants,
  statusOf,
  type VariantDraft,
} from '#database/demo/product_variants'
import type {
  DemoContext,
  PlacedArtist,
  PlacedProduct,
  PlacedVariant,
} from '#database/demo/demo_context'
import { fromDecimal, pence, type Pence } from '#shared/money'

/** Every artist's products with their variants, pictures and the moves that led to their status. */
export async function addProducts(context: DemoContext) {
  const plans = context.artists.flatMap((artist) =>
    DEMO_PRODUCTS[artist.handle].map((product) => ({ artist, product }))
  )
  const ids = await reserveIds(context.trx, 'products', plans.length)
  const products: Row[] = []
  const variants: Row[] = []
  const moves: Row[] = []
  for (const [index, { artist, product }] of plans.entries()) {
    const number = index + 1
    const random = randomFrom(seedFrom(`${artist.handle}/${product[1]}`))
    const made = await makeVariants(context, artist, product, { id: ids[index], number, random })
    const placed = place(context, artist, product, { id: ids[index], variants: made, random })
    context.products.push(placed)
    products.push(
      productRow(context, product, placed, {
        number,
        variants: made,
        pictureUrl:
          made[0]?.preview_url ?? (await placeMockup(artist, product, colorsOf(product)[0])),
        designUrl: await placeDesign(artist, product),
        views: await placeViews(artist, product, colorsOf(product)),
      })
    )
    variants.push(...made)
    moves.push(...historyOf(placed, product[3], context))
  }
  await insertRows(context.trx, 'products', products)
  await insertRows(context.trx, 'product_variants', variants)
  moves.sort((one, other) => Number(one.created_at) - Number(other.created_at))
  await insertRows(context.trx, 'product_status_history', moves)
}

function place(
  context: DemoContext,
  artist: PlacedArtist,
  product: DemoProduct,
  { id, variants, random }: { id: number; variants: VariantDraft[]; random: Random }
): PlacedProduct {
  const [type, name, , details] = product
  return {
    id,
    artist,
    name,
    type,
    status: statusOf(product),
    sellingPrice: fromDecimal(details?.price ?? GARMENTS[type].price),
    basePrice: baseOf(product),
    variants: variants.map((variant): PlacedVariant => ({
      id: variant.id,
      size: variant.size,
      color: variant.color,
      imageUrl: variant.preview_url,
      isOffered: variant.is_offered,
    })),
    ...datesOf({ name, status: statusOf(product) }, context.now, random),
  }
}

/** The dearest variant's cost (docs/rules/pricing.md#base-price). */
function baseOf([type]: DemoProduct): Pence {
  return pence(Math.max(...GARMENTS[type].sizes.map(([, cost]) => fromDecimal(cost))))
}
