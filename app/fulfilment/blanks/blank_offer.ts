import type { Blank, BlankSummary } from '#fulfilment/port_types'
import { producibilityOf } from '#fulfilment/producibility'
import type { CatalogVariant, PrintFile } from '#fulfilment/provider_types'
import { presentCost } from '#fulfilment/sync/present_cost'
import { colorWord, sizeWord } from '#fulfilment/variant_words'
import type { ExchangeRates } from '#settings/public'
import { toDecimal, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'
import { orderedSizes } from '#shared/size_order'

/** The country that stock and delivery are shown for. */
export const HOME = 'GB'

/** A variant as `blank_offers.variants` keeps it. */
type KeptVariant = {
  id: number
  size: string | null
  color: string | null
  colorCode: string | null
  cost: string
  currency: string
  inStock: boolean
  outOfStockIn: string[]
  isDiscontinued: boolean
}

export type BlankOfferRow = {
  catalog_item_id: string
  product_type: ProductType
  brand: string | null
  model: string
  picture_url: string | null
  gone_at: Date | null
  variants: KeptVariant[] | null
  production_days: string | null
  synced_at: Date | null
  areas: PrintFile[] | null
  transit_least_days: number | null
  transit_most_days: number | null
  areas_synced_at: Date | null
  due_at: Date
}

export function toKeptVariant(variant: CatalogVariant): KeptVariant {
  const { id, size, color, colorCode, price, inStock, outOfStockIn, isDiscontinued } = variant
  const cost = toDecimal(price.amount)
  return {
    id,
    size,
    color,
    colorCode,
    cost,
    currency: price.currency,
    inStock,
    outOfStockIn,
    isDiscontinued,
  }
}

/** A blank in a list; null where it was never read, or nothing can be made of it. */
export function toBlankSummary(row: BlankOfferRow, rates: ExchangeRates): BlankSummary | null {
  const blank = toBlank(row, rates)
  const makeable = blank?.variants.filter(({ isInStock }) => isInStock) ?? []
  if (!blank || makeable.length === 0 || blank.areas.length === 0) return null
  const { id, productType, brand, model, pictureUrl, cost, colors, sizes } = blank
  return { id, productType, brand, model, pictureUrl, cost, colors, sizes }
}

/** Null where it was never read. */
export function toBlank(row: BlankOfferRow, rates: ExchangeRates): Blank | null {
  if (!row.variants || !row.synced_at) return null
  const variants = inOrder(distinct(row.variants.flatMap((kept) => toBlankVariant(kept, rates))))
  const costs = variants.flatMap(({ cost, isInStock }) => (cost !== null && isInStock ? cost : []))
  return {
    id: Number(row.catalog_item_id),
    productType: row.product_type,
    brand: row.brand,
    model: row.model,
    pictureUrl: row.picture_url,
    cost: rangeOf(costs),
    colors: new Set(variants.map(({ color }) => color)).size,
    sizes: new Set(variants.map(({ size }) => size)).size,
    variants,
    areas: (row.areas ?? []).map(({ placement, title, width, height, dpi }) => ({
      placement,
      title,
      width,
      height,
      dpi,
    })),
    deliveryDays: deliveryDays(row),
    readAt: row.synced_at,
  }
}

type BlankVariant = Blank['variants'][number]

function toBlankVariant(kept: KeptVariant, rates: ExchangeRates): BlankVariant[] {
  const { isDiscontinued, inStock } = kept
  const { isOffered, inStock: canBeMade } = producibilityOf({
    store: null,
    blank: { isGone: false, isDiscontinued, inStock },
  })
  if (!isOffered) return []
  return [
    {
      catalogVariantId: kept.id,
      size: sizeWord(kept.size),
      color: colorWord(kept.color),
      colorCode: /^#[0-9a-f]{6}$/i.test(kept.colorCode ?? '') ? kept.colorCode : null,
      cost: presentCost(kept.cost, kept.currency, rates),
      isInStock: canBeMade && !kept.outOfStockIn.includes(HOME),
    },
  ]
}

/** Keeps one variant of each size and colour, if possible one that can be made. */
function distinct(variants: BlankVariant[]): BlankVariant[] {
  const byName = new Map<string, BlankVariant>()
  for (const variant of variants) {
    const name = JSON.stringify([variant.size, variant.color])
    const other = byName.get(name)
    if (!other || (variant.isInStock && !other.isInStock)) byName.set(name, variant)
  }
  return [...byName.values()]
}

/** Sorts by colour as the provider lists them, then by size from small to large. */
function inOrder(variants: BlankVariant[]): BlankVariant[] {
  const colors = [...new Set(variants.map(({ color }) => color))]
  const sizes = orderedSizes(variants.map(({ size }) => size))
  return variants.toSorted(
    (one, other) =>
      colors.indexOf(one.color) - colors.indexOf(other.color) ||
      sizes.indexOf(one.size) - sizes.indexOf(other.size)
  )
}

function rangeOf(costs: Pence[]): { from: Pence; to: Pence } | null {
  const [first, ...rest] = costs.toSorted((one, other) => one - other)
  return first === undefined ? null : { from: first, to: rest.at(-1) ?? first }
}

/** Working days of production, rounded down and up, plus transit to an address in Great Britain. */
function deliveryDays(row: BlankOfferRow): Blank['deliveryDays'] {
  const { production_days: production, transit_least_days: least, transit_most_days: most } = row
  if (production === null || least === null || most === null) return null
  return {
    min: Math.floor(Number(production)) + least,
    max: Math.ceil(Number(production)) + most,
  }
}
