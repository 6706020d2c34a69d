import type {
  BlankShape as Blank,
  BlankSummaryShape as BlankSummary,
} from '#catalog/builder/transformers/blank_transformer'
import type { Artwork } from '~/components/studio/artwork/artwork_words'
import { productTypes } from '~/lib/product_types'
import { sizeOrder } from '~/components/studio/builder/size_order'
import { filled, keptInArea, movedToArea, type PrintPlacement } from '#shared/print_placement'

export type { Blank, BlankSummary }

export const VIEWS = ['front', 'back'] as const
export type View = (typeof VIEWS)[number]

export type Side = Blank['sides'][number]
export type Variant = Blank['variants'][number]
export type AskedPrices = NonNullable<Blank['askedPrices']>
export type PriceBar = AskedPrices['bars'][number]

/** The form of the builder as texts, with lists and placements as JSON. */
export const emptyBuild = {
  name: '',
  description: '',
  sellingPrice: '',
  blankId: '',
  colors: '',
  sizes: '',
  frontPlace: '',
  backPlace: '',
  frontArtworkId: '',
  frontUploadId: '',
  backArtworkId: '',
  backUploadId: '',
  alsoAs: '',
  sale: '',
}

export type BuildForm = typeof emptyBuild

/** A placement with the size of the print area that it was chosen in. */
export type Place = PrintPlacement & { areaWidth: number; areaHeight: number }

export function parsed<Value>(text: string): Value | null {
  try {
    return text === '' ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

export const chosenList = (text: string): string[] => {
  const list = parsed<unknown>(text)
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
}

const isMade = ({ isInStock, cost }: Variant) => isInStock && cost !== null

/** The colours of a blank that can be made now. */
export const colorsMade = ({ colorChoices, variants }: Blank) =>
  colorChoices.filter(({ name }) => variants.some((each) => each.color === name && isMade(each)))

/** Its sizes in their order; each with whether it can be made in one of the colours. */
export function sizesOf({ variants }: Blank, colors: readonly string[]) {
  const names = [...new Set(variants.map(({ size }) => size))].sort(sizeOrder)
  return names.map((size) => ({
    size,
    isMade: variants.some(
      (each) => each.size === size && colors.includes(each.color) && isMade(each)
    ),
  }))
}

/** The variants to sell: each chosen size in each chosen colour that can be made. */
export const chosenVariants = (
  { variants }: Blank,
  colors: readonly string[],
  sizes: readonly string[]
): (Variant & { cost: number })[] =>
  variants.filter(
    (each): each is Variant & { cost: number } =>
      colors.includes(each.color) && sizes.includes(each.size) && isMade(each)
  )

/** The cost of each chosen size, in its dearest chosen colour. */
export function costsBySize(variants: readonly (Variant & { cost: number })[]) {
  const bySize = Map.groupBy(variants, ({ size }) => size)
  return [...bySize]
    .map(([size, own]) => ({ size, cost: Math.max(...own.map(({ cost }) => cost)) }))
    .sort((one, other) => sizeOrder(one.size, other.size))
}

/** Cost of the dearest chosen variant; null while none is chosen. */
export const baseOf = (variants: readonly { cost: number }[]): number | null =>
  variants.length === 0 ? null : Math.max(...variants.map(({ cost }) => cost))

/** The first colours: the wanted ones that the blank has, else black, else its first. */
export function firstColors(blank: Blank, wanted: readonly string[]): string[] {
  const made = colorsMade(blank).map(({ name }) => name)
  const kept = wanted.filter((name) => made.includes(name))
  if (kept.length > 0) return kept
  const [first] = made
  return made.includes('Black') ? ['Black'] : first === undefined ? [] : [first]
}

/** The first sizes: the wanted ones that the blank has, else all. */
export function firstSizes(blank: Blank, colors: readonly string[], wanted: readonly string[]) {
  const made = sizesOf(blank, colors).flatMap(({ size, isMade: can }) => (can ? size : []))
  const kept = wanted.filter((size) => made.includes(size))
  return kept.length > 0 ? kept : made
}

export const sideOf = (blank: Blank, view: View): Side | undefined =>
  blank.sides.find((side) => side.view === view)

/** The placement of an artwork on a side: as chosen, carried over from another blank, or as large as it fits. */
export function placeOn(
  place: Place | null,
  artwork: Artwork,
  { side, anchor }: { side: Side; anchor: Blank['anchor'] }
): PrintPlacement {
  if (!place) return filled(artwork, side, anchor)
  const from = { width: place.areaWidth, height: place.areaHeight }
  const isSame = from.width === side.width && from.height === side.height
  return isSame ? keptInArea(place, artwork, side) : movedToArea(place, artwork, { from, to: side })
}

/** The models of each type, T-shirts first. */
export function blanksByType(blanks: readonly BlankSummary[]) {
  const byType = Map.groupBy(blanks, ({ productType }) => productType)
  const order = productTypes.map(({ value }) => value)
  return new Map([...byType].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

/** The model that the builder starts with. */
export function firstBlank(blanks: readonly BlankSummary[]): BlankSummary {
  const [ofFirstType] = blanksByType(blanks).values()
  return usualBlank(ofFirstType!) ?? blanks[0]!
}

/** The default model of a type: the cheapest with a known cost. */
export function usualBlank(blanks: readonly BlankSummary[]): BlankSummary | undefined {
  const [first, ...others] = blanks.filter(({ cost }) => cost !== null)
  return others.reduce(
    (cheapest, blank) => (blank.cost!.from < cheapest!.cost!.from ? blank : cheapest),
    first
  )
}
