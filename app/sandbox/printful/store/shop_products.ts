import { mockupTypes, type MockupType } from '#artwork/public'
import { toCents } from '#sandbox/printful/amounts'
import { canBeMade, usualAvailability } from '#sandbox/printful/catalog/availability'
import { blanks, variantsOf, type Blank } from '#sandbox/printful/catalog/blanks'
import { externalIdOf } from '#sandbox/printful/store/demo_products'
import { costAt } from '#sandbox/printful/store/shop_costs'
import type { SyncProductRecord, SyncVariantRecord } from '#sandbox/printful/store/records'
import { settings } from '#sandbox/printful/settings'

/**
 * The products of the demo shop can be ordered, however many there are: each id encodes the number of its product, its
 * kind and the variant's place. The store's product list contains none of them: it holds only products that are set up
 * by hand.
 */
const FIRST_VARIANT = 5_000_000_000
const LAST_VARIANT = 9_999_999_999
const FIRST_PRODUCT = 400_000_000
/** Above every id of the catalogue. */
const FIRST_BLANK = 900_000
const ROOM = { product: 10_000, kind: 100, blanks: 1_000 }

export function shopVariant(
  id: number
): { product: SyncProductRecord; variant: SyncVariantRecord } | null {
  if (id < FIRST_VARIANT || id > LAST_VARIANT) return null
  const number = Math.floor((id - FIRST_VARIANT) / ROOM.product)
  const kind = mockupTypes[Math.floor((id % ROOM.product) / ROOM.kind)]
  const made = kind && producibleVariantIds(kind)
  if (!made) return null
  const variant: SyncVariantRecord = {
    id,
    externalId: externalIdOf(`variant ${id}`),
    variantId: made[(id % ROOM.kind) % made.length]!,
    retailPrice: null,
    isIgnored: false,
    sku: null,
    files: [],
    madeAs: { garment: kind, cost: toCents(costAt(kind, id % ROOM.kind)) },
  }
  const productId = FIRST_PRODUCT + number
  const product: SyncProductRecord = {
    id: productId,
    store: settings.storeId,
    externalId: externalIdOf(`product ${productId}`),
    name: `Demo product ${number}`,
    thumbnailUrl: null,
    isIgnored: false,
    variants: [variant],
  }
  return { product, variant }
}

/** What kind of product the demo shop's number of a catalogue variant means; null for any other number. */
export const kindOfShopVariant = (id: number): MockupType | null =>
  mockupTypes[Math.floor((id - FIRST_BLANK) / ROOM.blanks)] ?? null

/** What the demo shop calls a variant of the catalogue, as the catalogue has it; null for any other number. */
export function catalogVariantOfShop(id: number): number | null {
  const kind = kindOfShopVariant(id)
  const made = kind && producibleVariantIds(kind)
  return made?.[(id % ROOM.blanks) % made.length] ?? null
}

/** Ids of the variants of a kind's first current blank that are available everywhere; of a sticker if there is none. */
function producibleVariantIds(kind: MockupType): number[] {
  const wanted = ({ line, isDiscontinued }: Blank) => line.garment === kind && !isDiscontinued
  const blank = blanks.find(wanted) ?? blanks.find(({ line }) => line.garment === 'sticker')
  if (!blank) return []
  return variantsOf(blank)
    .map(({ id }) => id)
    .filter((id) => Object.values(usualAvailability(id, false)).every(canBeMade))
}
