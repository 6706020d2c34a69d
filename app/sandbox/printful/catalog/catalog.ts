import {
  canBeMade,
  REGIONS,
  usualAvailability,
  type Availability,
} from '#sandbox/printful/catalog/availability'
import { toText } from '#sandbox/printful/amounts'
import {
  blanks,
  findBlank,
  productIdOf,
  variantsOf,
  type Blank,
  type BlankVariant,
} from '#sandbox/printful/catalog/blanks'
import { catalogChanges, type CatalogChange } from '#sandbox/printful/catalog/changes'
import { descriptionOf } from '#sandbox/printful/catalog/description'
import { blankPicture } from '#sandbox/printful/catalog/pictures'

/** One variant of the catalogue as it is now. */
export type CatalogVariant = BlankVariant & {
  blank: Blank
  name: string
  price: string
  image: string
  availability: Availability
}

const SURCHARGES: Record<string, number> = { '2XL': 160, '3XL': 260, '4XL': 360, '5XL': 460 }

/** Products that are listed, each with its changes. */
export async function listed(): Promise<{ blank: Blank; change: CatalogChange }[]> {
  const changed = new Set(await catalogChanges.ids())
  const all = await Promise.all(
    blanks.map(async (blank) => ({
      blank,
      change: changed.has(String(blank.id)) ? await changeOf(blank.id) : {},
    }))
  )
  return all.filter(({ change }) => !change.isRemoved)
}

export async function findProduct(id: number) {
  const blank = findBlank(id)
  if (!blank) return null
  const change = await changeOf(id)
  return change.isRemoved ? null : { blank, change }
}

/** Also of a product that is not listed any more: what the shop made of it remains. */
export async function findVariant(id: number): Promise<CatalogVariant | null> {
  const blank = findBlank(productIdOf(id))
  const variant = blank && variantsOf(blank).find((each) => each.id === id)
  return blank && variant ? complete(blank, variant, await changeOf(blank.id)) : null
}

/** The variants of one product, read together. */
export async function variantsOfProduct(blank: Blank): Promise<CatalogVariant[]> {
  const change = await changeOf(blank.id)
  return variantsOf(blank).map((variant) => complete(blank, variant, change))
}

export const changeOf = async (productId: number): Promise<CatalogChange> =>
  (await catalogChanges.find(String(productId))) ?? {}

function complete(blank: Blank, variant: BlankVariant, change: CatalogChange): CatalogVariant {
  const parts = [variant.color?.name, variant.size].filter(Boolean).join(' / ')
  const isDiscontinued = change.isDiscontinued ?? blank.isDiscontinued
  return {
    ...variant,
    blank,
    name: parts ? `${blank.title} (${parts})` : blank.title,
    price: change.prices?.[variant.id] ?? toText(usualPrice(blank, variant)),
    image: blankPicture(blank.line.garment, variant.color?.name ?? null),
    availability:
      change.availability?.[variant.id] ?? usualAvailability(variant.id, isDiscontinued),
  }
}

function usualPrice(blank: Blank, { size }: BlankVariant): number {
  const { line, model, sizes } = blank
  const byModel = line.price + (model % 6) * 35
  if (!size) return byModel
  const surcharge = SURCHARGES[size]
  if (surcharge !== undefined) return byModel + surcharge
  // Clothes cost the same up to XL; what is measured costs by its size.
  return /\d/.test(size) ? byModel + sizes.indexOf(size) * Math.round(line.price / 3) : byModel
}

export function presentProduct(blank: Blank, change: CatalogChange) {
  const { line } = blank
  return {
    id: blank.id,
    main_category_id: line.category,
    type: line.type,
    type_name: line.typeName,
    title: `${blank.title} | ${line.brand}`,
    brand: line.brand,
    model: blank.title,
    image: blankPicture(line.garment, blank.colors[0]?.name ?? null),
    variant_count: blank.colors.length * blank.sizes.length,
    currency: blank.currency,
    files: [
      { id: 'default', type: 'front', title: 'Front print', additional_price: null, options: [] },
      { id: 'preview', type: 'mockup', title: 'Mockup', additional_price: null, options: [] },
    ],
    options: [],
    is_discontinued: change.isDiscontinued ?? blank.isDiscontinued,
    avg_fulfillment_time: 2.5 + (blank.id % 20) / 10,
    description: descriptionOf(line.type, blank.title, line.brand),
    techniques: [{ key: line.technique, display_name: line.technique, is_default: true }],
    origin_country: blank.id % 5 === 0 ? null : 'Portugal',
  }
}

export function presentVariant(variant: CatalogVariant) {
  const entries = Object.entries(variant.availability)
  const regions = entries
    .filter(([, stock]) => canBeMade(stock))
    .map(([region]) => [region, REGIONS[region as keyof typeof REGIONS]])
  return {
    id: variant.id,
    product_id: variant.blank.id,
    name: variant.name,
    size: variant.size,
    color: variant.color?.name ?? null,
    color_code: variant.color?.hex.toLowerCase() ?? null,
    color_code2: null,
    image: variant.image,
    price: variant.price,
    in_stock: regions.length > 0,
    // An empty object of the real API is an empty list.
    availability_regions: regions.length > 0 ? Object.fromEntries(regions) : [],
    availability_status: entries.map(([region, status]) => ({ region, status })),
    material: [{ name: 'cotton', percentage: 100 }],
  }
}
