import { garmentColorHex, randomFrom, seedFrom, type Random } from '#artwork/public'
import { PRODUCT_TYPES } from '#catalog/public'
import { insertRows, reserveIds, type Row } from '#database/demo/bulk'
import { GARMENTS } from '#database/demo/data/garments'
import { DEMO_PRODUCTS } from '#database/demo/data/products/catalog'
import type { DemoProduct } from '#database/demo/data/shapes'
import { placeMockup } from '#database/demo/pictures'
import { datesOf, historyOf } from '#database/demo/product_life'
import type { DemoWorld, PlacedArtist, PlacedProduct, PlacedVariant } from '#database/demo/world'
import { PricingService } from '#pricing/public'
import { fromDecimal, pence, toDecimal, type Pence } from '#shared/money'

const OUT_OF_STOCK = 0.07
const PROVIDER_PRODUCT = 400_000_000
const PROVIDER_SYNC_VARIANT = 5_000_000_000

/** Every artist's products with their variants, pictures and the moves that led to their status. */
export async function addProducts(world: DemoWorld) {
  const plans = world.artists.flatMap((artist) =>
    DEMO_PRODUCTS[artist.handle].map((product) => ({ artist, product }))
  )
  const ids = await reserveIds(world.trx, 'products', plans.length)
  const products: Row[] = []
  const variants: Row[] = []
  const moves: Row[] = []
  for (const [index, { artist, product }] of plans.entries()) {
    const number = index + 1
    const random = randomFrom(seedFrom(`${artist.handle}/${product[1]}`))
    const made = await makeVariants(world, artist, product, { id: ids[index], number, random })
    const placed = place(world, artist, product, { id: ids[index], variants: made, random })
    world.products.push(placed)
    products.push(
      productRow(world, product, placed, {
        number,
        variants: made,
        pictureUrl:
          made[0]?.preview_url ?? (await placeMockup(artist, product, colorsOf(product)[0])),
      })
    )
    variants.push(...made)
    moves.push(...historyOf(placed, product[3], world))
  }
  await insertRows(world.trx, 'products', products)
  await insertRows(world.trx, 'product_variants', variants)
  moves.sort((one, other) => Number(one.created_at) - Number(other.created_at))
  await insertRows(world.trx, 'product_status_history', moves)
}

type VariantDraft = Row & {
  id: number
  size: string
  color: string
  cost: string
  preview_url: string
  is_offered: boolean
}

export const colorsOf = ([type, , , details]: DemoProduct) =>
  details?.colors ?? GARMENTS[type].colors
const statusOf = ([, , , details]: DemoProduct) => details?.status ?? 'active'

/** A draft has none: the provider has not been asked yet. The last colour is not made in the largest size. */
async function makeVariants(
  world: DemoWorld,
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
      .filter((_, sizeIndex) => colorIndex < 2 || sizeIndex < sizes.length - 1)
      .map(([size, cost]) => ({ size, color, cost, preview_url: pictures[colorIndex] }))
  )
  const ids = await reserveIds(world.trx, 'product_variants', choices.length)
  return choices.map((choice, position): VariantDraft => ({
    id: ids[position],
    product_id: id,
    ...choice,
    color_code: garmentColorHex(choice.color),
    // The preselected first variant can always be bought.
    in_stock: position === 0 || !random.chance(OUT_OF_STOCK),
    is_offered: position === 0 || !random.chance(0.015),
    catalog_variant_id: 4_000 + PRODUCT_TYPES.indexOf(type) * 1_000 + position,
    sync_variant_id: PROVIDER_SYNC_VARIANT + number * 100 + position,
    external_id: `demo-${number}-${position + 1}`,
    position,
    created_at: world.now,
    updated_at: world.now,
  }))
}

function place(
  world: DemoWorld,
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
    ...datesOf(statusOf(product), world.now, random),
  }
}

/** The dearest variant's cost (RULINGS.md, Base). */
function baseOf([type]: DemoProduct): Pence {
  return pence(Math.max(...GARMENTS[type].sizes.map(([, cost]) => fromDecimal(cost))))
}

function productRow(
  world: DemoWorld,
  product: DemoProduct,
  placed: PlacedProduct,
  { number, variants, pictureUrl }: { number: number; variants: VariantDraft[]; pictureUrl: string }
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
    estimated_shipping: toDecimal(pricing.flatShipping()),
    platform_fee: toDecimal(platformProfit),
    artist_profit: toDecimal(artistProfit),
    estimated_artist_profit: toDecimal(artistProfit),
    sizes: isDraft
      ? GARMENTS[type].sizes.map(([size]) => size)
      : [...new Set(offered.map((variant) => variant.size))],
    colors: isDraft ? colorsOf(product) : [...new Set(offered.map((variant) => variant.color))],
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
        },
    approval_notes: details?.artistNotes ?? null,
    admin_notes: details?.adminNotes ?? null,
    created_by_admin: !isDraft,
    units_sold: 0,
    units_sold_30_days: 0,
    review_count: 0,
    created_at: placed.createdAt,
    updated_at: world.now,
  }
}
