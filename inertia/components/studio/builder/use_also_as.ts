import {
  type BlankSummary,
  baseOf,
  blanksByType,
  chosenVariants,
  firstColors,
  firstSizes,
  parsed,
  placeOn,
  sideOf,
  usualBlank,
  VIEWS,
} from '~/components/studio/builder/build_form'
import { dpiVerdict } from '~/components/studio/builder/build_words'
import { type BuildState, useBlanks } from '~/components/studio/builder/use_build'
import { priceError } from '~/components/studio/products/product_form'
import { minimumPriceOf, recommendedPriceOf, typedAmount } from '~/lib/pricing'
import { productTypeLabel } from '~/lib/product_types'
import { largest, toDecimal, toNumber } from '#shared/money'

/** The price of each other type that is ticked, as typed; empty until one is. */
type Ticked = Record<string, string>

/** The same artwork on other types of product: each on its default model, with the same placement. */
export function useAlsoAs(state: BuildState, blanks: readonly BlankSummary[]) {
  const { form, known, set } = state
  const ticked = parsed<Ticked>(form.alsoAs) ?? {}
  const offered = [...blanksByType(blanks)].flatMap(([type, own]) => {
    const usual = usualBlank(own)
    return usual && type !== known.productType ? [usual] : []
  })
  const wanted = offered.filter(({ productType }) => productType in ticked)
  const reads = useBlanks(wanted.map(({ id }) => id))

  const write = (next: Ticked) => set({ alsoAs: JSON.stringify(next) })
  const toggle = (type: string) => {
    const { [type]: price, ...others } = ticked
    write(price === undefined ? { ...ticked, [type]: '' } : others)
  }

  const rows = offered.map((summary) => {
    const { productType } = summary
    const isTicked = productType in ticked
    const read = reads.find(({ id }) => id === summary.id)
    const common = { summary, isTicked, failure: read?.failure, again: read?.again }
    if (!read?.blank) return { ...common, product: null }
    return { ...common, product: productOn(read.blank, state, ticked[productType]!) }
  })

  return {
    rows,
    toggle,
    setPrice: (type: string, price: string) => write({ ...ticked, [type]: price }),
    /** The ticked products as the call takes them; null while one cannot be sent yet. */
    bodies: () => {
      const chosen = rows.filter(({ isTicked }) => isTicked)
      const bodies = chosen.flatMap(({ product }) => product?.body ?? [])
      return bodies.length === chosen.length ? bodies : null
    },
  }
}

/** One other product: its model, placements, print quality and price. */
function productOn(
  blank: NonNullable<ReturnType<typeof useBlanks>[number]['blank']>,
  state: BuildState,
  typed: string
) {
  const colors = firstColors(blank, state.colors)
  const sizes = firstSizes(blank, colors, state.sizes)
  const variants = chosenVariants(blank, colors, sizes)
  const base = baseOf(variants)
  const sides = VIEWS.flatMap((view) => {
    const side = sideOf(blank, view)
    const artwork = state.artworkOn(view)
    const from = state.placedOf(view)
    if (!side || !artwork || !from) return []
    const placement = placeOn(from, artwork, { side, anchor: blank.anchor })
    const verdict = dpiVerdict(placement, artwork, side, blank.dpi)
    return [{ side, artwork, placement, verdict }]
  })
  const price = typed || (base === null ? '' : usualPrice(base, blank.askedPrices?.most))
  const error = base === null ? undefined : priceError(price, base)
  const amount = typedAmount(price)
  const isWhole = base !== null && sides.length > 0 && error === undefined && amount !== null
  return {
    ...{ blank, colors, base, sides, price, error },
    body: isWhole
      ? {
          name: `${state.form.name.trim()} (${productTypeLabel(blank.productType)})`.slice(0, 200),
          sellingPrice: toNumber(amount),
          blankId: blank.id,
          catalogVariantIds: variants.map(({ catalogVariantId }) => catalogVariantId),
          placements: sides.map(({ side, artwork, placement }) => ({
            placement: side.placement,
            artworkId: artwork.id,
            ...placement,
          })),
        }
      : null,
  }
}

/** The suggested price: what most others ask, else the recommended price; never below the minimum. */
function usualPrice(base: number, most: number | undefined): string {
  const minimum = minimumPriceOf(base)
  const asked = most === undefined ? null : typedAmount(String(most))
  return toDecimal(largest(asked ?? recommendedPriceOf(base), minimum))
}

export type AlsoAsState = ReturnType<typeof useAlsoAs>
