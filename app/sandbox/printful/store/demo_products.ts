import { seedFrom } from '#artwork/public'
import { blanks, variantsOf, type Blank } from '#sandbox/printful/catalog/blanks'
import { previewPicture } from '#sandbox/printful/catalog/pictures'
import { DEMO_PRODUCTS, variantIdOf } from '#sandbox/printful/store/ids'
import type { SyncProductRecord, SyncVariantRecord } from '#sandbox/printful/store/records'
import { settings } from '#sandbox/printful/settings'

/** What the shop's store holds from the beginning: name, blank (title of a line and model), colours, price. */
type Item = [name: string, title: string, model: number, colors: number, price: string]

const ITEMS: Item[] = [
  ['Half-Day Wednesday Tour Tee', 'Heavy Cotton Tee', 1, 4, '24.99'],
  ['Half-Day Wednesday Hoodie', 'Fleece Pullover Hoodie', 1, 3, '44.99'],
  ['Half-Day Wednesday Mug', 'Glossy Mug', 1, 1, '12.00'],
  ['Polly Tunnel Greenhouse Tee', 'Relaxed Organic Tee', 1, 3, '27.50'],
  ['Polly Tunnel Tote', 'Canvas Tote', 1, 3, '18.00'],
  ['Polly Tunnel Seed Poster', 'Matte Paper Poster', 1, 1, '14.00'],
  ['Kestrel Motorway Long Sleeve', 'Long Sleeve Tee', 2, 2, '29.99'],
  ['Kestrel Motorway Cap', 'Washed Cap', 1, 4, '22.00'],
  ['Kestrel Motorway Sticker', 'Kiss-Cut Sticker', 1, 1, '4.00'],
  ['The Drowned Post Office Tee', 'Soft Ring Tee', 1, 5, '25.00'],
  ['The Drowned Post Office Framed Stamp', 'Framed Matte Poster', 1, 2, '39.00'],
  ['The Drowned Post Office Patch', 'Woven Patch', 1, 1, '9.50'],
  ['Pylon Season Crew Neck', 'Crew Sweatshirt', 1, 3, '38.00'],
  ['Pylon Season Tank', 'Racer Tank', 1, 3, '21.00'],
  ['Pylon Season Beanie', 'Cuffed Beanie', 1, 4, '19.00'],
  ['Top Deck Cypher Tee', 'Heavy Cotton Tee', 2, 4, '24.00'],
  ['Top Deck Cypher Zip Hoodie', 'Zip Hoodie', 1, 2, '49.00'],
  ['Top Deck Cypher Flat Brim', 'Flat Brim Cap', 1, 3, '24.00'],
  ['Gritstone Oath Tee', 'Heavy Cotton Tee', 3, 2, '26.00'],
  ['Gritstone Oath Pullover', 'Fleece Pullover Hoodie', 2, 2, '46.00'],
  ['Gritstone Oath Enamel Mug', 'Enamel Mug', 1, 1, '16.00'],
  ['The Tuesday Nightcap Poster', 'Matte Paper Poster', 2, 1, '15.00'],
  ['The Tuesday Nightcap Rim Mug', 'Colour Rim Mug', 1, 3, '14.00'],
  ['Lorna & the Lay-Bys Tee', 'Fitted Tee', 1, 3, '24.50'],
  ['Lorna & the Lay-Bys Tote', 'Canvas Tote', 2, 2, '18.00'],
  ['Quartet Underpass Canvas', 'Stretched Canvas', 1, 1, '48.00'],
  ['Quartet Underpass Notebook', 'Spiral Notebook', 1, 1, '13.00'],
  ['Soft Furnishings Dept. Throw', 'Throw Blanket', 1, 1, '55.00'],
  ['Soft Furnishings Dept. Socks', 'Crew Socks', 1, 1, '14.00'],
  ['Moth Tax Tee', 'Soft Ring Tee', 2, 4, '25.00'],
  ['Moth Tax Cut-Off', 'Cut-Off Tank', 1, 2, '22.00'],
  ['Moth Tax Sticker Sheet', 'Sticker Sheet', 1, 1, '6.00'],
  ['Wrong Bins Again Tee', 'Heavy Cotton Tee', 4, 3, '23.00'],
  ['Wrong Bins Again Apron', 'Long Apron', 1, 2, '28.00'],
  ['Wrong Bins Again Joggers', 'Fleece Joggers', 1, 2, '39.00'],
  ['Wrong Bins Again Youth Tee', 'Youth Tee', 1, 2, '18.00'],
]

/** The one that the shop is to leave alone, the one without a picture, the one whose last variant lacks a blank. */
const IGNORED = 'Soft Furnishings Dept. Socks'
const WITHOUT_PICTURE = 'Quartet Underpass Notebook'
const HALF_SYNCED = 'Wrong Bins Again Joggers'

export const demoProductIds = ITEMS.map((_, index) => DEMO_PRODUCTS + index)

/** What the store holds from the beginning. */
export const listDemoProducts = () =>
  demoProductIds.map((id) => ({ id, name: demoProduct(id)!.name }))

export function demoProduct(id: number): SyncProductRecord | null {
  const item = ITEMS[id - DEMO_PRODUCTS]
  if (!item) return null
  const [name, title, model, colors, price] = item
  const blank = blanks.find((each) => each.line.title === title && each.model === model - 1)!
  const variants = syncVariants(blank, { productId: id, name, colors, price })
  if (name === HALF_SYNCED) variants.at(-1)!.variantId = 0
  return {
    id,
    store: settings.storeId,
    externalId: externalIdOf(`product ${id}`),
    name,
    thumbnailUrl: variants[0]?.files.at(-1)?.previewUrl ?? null,
    isIgnored: name === IGNORED,
    variants,
  }
}

type DemoStoreProduct = { productId: number; name: string; colors: number; price: string }

/** A shop's own variants: the first colours of a blank in all its sizes, at most 100. */
export function syncVariants(
  blank: Blank,
  { productId, name, colors, price }: DemoStoreProduct,
  most = 100
): SyncVariantRecord[] {
  const chosen = blank.colors.slice(0, colors)
  return variantsOf(blank)
    .filter(({ color }) => chosen.includes(color))
    .slice(0, most)
    .map((variant, index) => {
      const id = variantIdOf(productId, index)
      const preview = previewPicture(blank.line.garment, variant.color?.name ?? null, name)
      return {
        id,
        externalId: externalIdOf(`variant ${id}`),
        variantId: variant.id,
        retailPrice: price,
        isIgnored: false,
        sku: index % 9 === 8 ? null : `GS-${productId % 10_000}-${index + 1}`,
        files: name === WITHOUT_PICTURE ? [] : filesOf(id, preview),
      }
    })
}

function filesOf(variantId: number, preview: string) {
  return [
    { id: variantId - 4_000_000_000, type: 'default', url: preview, previewUrl: preview },
    { id: variantId - 3_900_000_000, type: 'preview', url: null, previewUrl: preview },
  ]
}

/** "6530f4f2ea2a57": how things are called outside Printful. */
export function externalIdOf(what: string): string {
  const [one, other] = [seedFrom(what), seedFrom(`${what} again`)]
  return `${one.toString(16).padStart(8, '0')}${other.toString(16).padStart(8, '0')}`.slice(0, 14)
}
