import { nearestGarmentColor } from '#artwork/public'
import type { Blank, BlankSummary } from '#catalog/blanks_port'
import type { AskedPrices } from '#catalog/builder/queries/asked_prices_query'
import { drawingUrl, drawnSides } from '#catalog/builder/sides'
import { PRINT_AREAS, PRINT_DPI } from '#config/artworks'
import { toNumber, type Pence } from '#shared/money'

const poundsOrNull = (amount: Pence | null) => amount && toNumber(amount)

/** A blank as a list of them shows it; costs in pounds. */
export function toBlankSummary(blank: BlankSummary) {
  const { id, productType, brand, model, pictureUrl, cost, colors, sizes } = blank
  return {
    ...{ id, productType, brand, model, pictureUrl, colors, sizes },
    cost: cost && { from: toNumber(cost.from), to: toNumber(cost.to) },
  }
}

/** A blank as the builder shows it: what can be chosen, the sides with their print areas, and what others ask. */
export function toBlank(blank: Blank, asked: AskedPrices | null) {
  const { productType, variants, areas, deliveryDays } = blank
  return {
    ...toBlankSummary(blank),
    deliveryDays,
    /** Where an artwork is first placed in a print area. */
    anchor: PRINT_AREAS[productType].anchor,
    /** The lowest dots per inch at which a print is good, or soft. */
    dpi: { good: PRINT_DPI.good, soft: PRINT_DPI.soft },
    variants: variants.map(({ catalogVariantId, size, color, isInStock, cost }) => ({
      ...{ catalogVariantId, size, color, isInStock },
      cost: poundsOrNull(cost),
    })),
    colorChoices: colorChoicesOf(blank),
    sides: drawnSides(productType, areas).map(({ area, view, frame }) => ({
      ...area,
      view,
      frame,
    })),
    askedPrices: asked && {
      products: asked.products,
      lowest: toNumber(asked.lowest),
      highest: toNumber(asked.highest),
      most: toNumber(asked.most),
      bars: asked.bars.map(({ from, to, products, price }) => ({
        from: toNumber(from),
        to: toNumber(to),
        products,
        price: toNumber(price),
      })),
    },
  }
}

/** Each colour once, with the drawings of the product in the nearest of our colours. */
function colorChoicesOf({ productType, variants }: Blank) {
  const byName = new Map(variants.map((variant) => [variant.color, variant]))
  return [...byName.values()].map(({ color: name, colorCode }) => {
    const { name: drawn, hex } = nearestGarmentColor(name, colorCode)
    return {
      name,
      code: colorCode ?? hex,
      drawings: {
        front: drawingUrl(productType, drawn, 'front'),
        back: drawingUrl(productType, drawn, 'back'),
      },
    }
  })
}

export type BlankSummaryShape = ReturnType<typeof toBlankSummary>
export type BlankShape = ReturnType<typeof toBlank>
