import type { Artwork } from '~/components/studio/artwork/artwork_words'
import type { AskedPrices, Blank, PriceBar, Side } from '~/components/studio/builder/build_form'
import { linesOf } from '~/components/studio/builder/use_placement_gestures'
import { formatMoney } from '~/lib/money'
import { mostWidth, placedDpi, placementBox, type PrintPlacement } from '#shared/print_placement'

const CM_PER_INCH = 2.54

const cm = (pixels: number, dpi: number) => ((pixels / dpi) * CM_PER_INCH).toFixed(1)

/** "25.6 cm wide" */
export const widthWords = ({ width }: PrintPlacement, area: Side) =>
  `${cm((width * area.width) / 1000, area.dpi)} cm wide`

/** "5.6 cm from the top, centred, in a print area of 30.5 × 40.6 cm." */
export function placeWords(placement: PrintPlacement, artwork: Artwork, area: Side): string {
  const { top, left } = placementBox(placement, artwork, area)
  const { isCentredAcross } = linesOf(placement, artwork, area)
  const across = isCentredAcross ? 'centred' : `${cm(left, area.dpi)} cm from the left`
  const size = `${cm(area.width, area.dpi)} × ${cm(area.height, area.dpi)} cm`
  return `${cm(top, area.dpi)} cm from the top, ${across}, in a print area of ${size}.`
}

export type DpiVerdict = {
  /** Null for a vector file. */
  dpi: number | null
  grade: 'good' | 'soft' | 'too-small'
  title: string
  text: string
}

const pixels = (value: number) => value.toLocaleString('en-GB')

/** How an artwork prints at the size that it is placed at, and what to do. */
export function dpiVerdict(
  placement: PrintPlacement,
  artwork: Artwork,
  area: Side,
  limits: Blank['dpi']
): DpiVerdict {
  if (artwork.isVector)
    return {
      dpi: null,
      grade: 'good',
      title: 'Prints sharp at any size.',
      text: 'It’s drawn with lines.',
    }
  const dpi = placedDpi(placement, artwork, area)
  const fact = `${pixels(artwork.width)} pixels on ${widthWords(placement, area).replace(' wide', '')}.`
  if (dpi >= limits.good) {
    const full = placedDpi({ x: 0, y: 0, width: mostWidth(artwork, area) }, artwork, area)
    const more = full >= limits.good && full < dpi ? ` Still sharp at full size: ${full} dpi.` : ''
    return { dpi, grade: 'good', title: 'Prints sharp at this size.', text: fact + more }
  }
  const needed = Math.ceil(((placement.width * area.width) / 1000 / area.dpi) * limits.good)
  const better = `Make it smaller here, or use a file at least ${pixels(needed)} pixels wide.`
  return dpi >= limits.soft
    ? { dpi, grade: 'soft', title: 'Edges look a little soft.', text: `${fact} ${better}` }
    : { dpi, grade: 'too-small', title: 'It would look blurred.', text: `${fact} ${better}` }
}

/** "Arrives in 4 to 6 working days." */
export function deliveryWords({ deliveryDays }: Pick<Blank, 'deliveryDays'>): string | null {
  if (!deliveryDays) return null
  const { min, max } = deliveryDays
  return min === max
    ? `Arrives in ${min} working days.`
    : `Arrives in ${min} to ${max} working days.`
}

/** "7 colours, 6 sizes" */
export function rangeWords({ colors, sizes }: { colors: number; sizes: number }): string {
  const colorWords = colors === 1 ? '1 colour' : `${colors} colours`
  return sizes === 1 ? colorWords : `${colorWords}, ${sizes} sizes`
}

/** "£10.95 to £12.50"; null where no cost is known. */
export function costWords(cost: { from: number; to: number } | null): string | null {
  if (!cost) return null
  return cost.from === cost.to
    ? formatMoney(cost.from)
    : `${formatMoney(cost.from)} to ${formatMoney(cost.to)}`
}

/** "12 similar products: £18 to £32, most at £25." */
export function askedWords({ products, lowest, highest, most }: AskedPrices): string {
  return lowest === highest
    ? `${products} similar products: all ${formatMoney(most)}.`
    : `${products} similar products: ${formatMoney(lowest)} to ${formatMoney(highest)}, most at ${formatMoney(most)}.`
}

/** "£24.00 to £26.99" */
export const rangeOf = ({ from, to }: PriceBar): string =>
  `${formatMoney(from)} to ${formatMoney(to)}`

/** Whether an amount is in the range of a bar. */
export const isInBar = (amount: number, { from, to }: PriceBar): boolean =>
  amount >= from && amount <= to

/** Where a price is among those of others: "Your price: £25.00. 5 of 12 cost £24.00 to £26.99." */
export function comparedWords(amount: number, { products, bars }: AskedPrices): string {
  const own = bars.find((bar) => isInBar(amount, bar))
  if (own) {
    const some = own.products === 0 ? 'None' : String(own.products)
    return `Your price: ${formatMoney(amount)}. ${some} of ${products} cost ${rangeOf(own)}.`
  }
  const side = amount < bars[0]!.from ? 'less' : 'more'
  return `Your price: ${formatMoney(amount)}, ${side} than all ${products}.`
}
