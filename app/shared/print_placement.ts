/**
 * Where an artwork lies in a print area: left edge and width in thousandths of the area's width, top edge in thousandths
 * of its height. The height follows from the artwork's own proportions.
 */
export type PrintPlacement = { x: number; y: number; width: number }

export type PrintSize = { width: number; height: number }

export type PrintBox = { left: number; top: number; width: number; height: number }

/** Thousandths. */
const WHOLE = 1000

/** The smallest width that can be chosen. */
export const LEAST_WIDTH = 20

/** The height in thousandths of the area's height, not rounded, of an artwork of this width. */
const heightOf = (width: number, artwork: PrintSize, area: PrintSize) =>
  (width * area.width * artwork.height) / (artwork.width * area.height)

/** The place in any unit: pixels of a print file, of a screen, or inches, as the area is given in it. Not rounded. */
export function placementBox(
  { x, y, width }: PrintPlacement,
  artwork: PrintSize,
  area: PrintSize
): PrintBox {
  return {
    left: (x * area.width) / WHOLE,
    top: (y * area.height) / WHOLE,
    width: (width * area.width) / WHOLE,
    height: (heightOf(width, artwork, area) * area.height) / WHOLE,
  }
}

/** The place in whole pixels of a file that is exactly the area: never less than a pixel, never beyond the file. */
export function placementPixels(
  placement: PrintPlacement,
  artwork: PrintSize,
  area: PrintSize
): PrintBox {
  const box = placementBox(placement, artwork, area)
  const width = Math.min(area.width, Math.max(1, Math.round(box.width)))
  const height = Math.min(area.height, Math.max(1, Math.round(box.height)))
  return {
    left: Math.min(area.width - width, Math.round(box.left)),
    top: Math.min(area.height - height, Math.round(box.top)),
    width,
    height,
  }
}

/** The largest width, in thousandths, at which an artwork is inside the area as a whole. */
export const mostWidth = (artwork: PrintSize, area: PrintSize): number =>
  Math.max(1, Math.floor(WHOLE / Math.max(1, heightOf(WHOLE, artwork, area) / WHOLE)))

/** Whether the whole artwork is inside the area. */
export function isInArea(placement: PrintPlacement, artwork: PrintSize, area: PrintSize): boolean {
  const { x, y, width } = placement
  if (![x, y, width].every(Number.isInteger) || x < 0 || y < 0 || width < 1) return false
  // A picture far wider than high rounds to less than a thousandth: it is inside as well.
  return x + width <= WHOLE && y + heightOf(width, artwork, area) <= WHOLE + 1e-9
}

/** The nearest place in whole thousandths that is inside the area. */
export function keptInArea(
  { x, y, width }: PrintPlacement,
  artwork: PrintSize,
  area: PrintSize
): PrintPlacement {
  const most = mostWidth(artwork, area)
  const kept = Math.min(most, Math.max(Math.min(LEAST_WIDTH, most), Math.round(width)))
  const room = Math.max(0, Math.floor(WHOLE - heightOf(kept, artwork, area) + 1e-9))
  return {
    x: Math.min(WHOLE - kept, Math.max(0, Math.round(x))),
    y: Math.min(room, Math.max(0, Math.round(y))),
    width: kept,
  }
}

/** In the middle of the area, at its own width. */
export function centred(width: number, artwork: PrintSize, area: PrintSize): PrintPlacement {
  const { width: kept } = keptInArea({ x: 0, y: 0, width }, artwork, area)
  const y = (WHOLE - heightOf(kept, artwork, area)) / 2
  return keptInArea({ x: (WHOLE - kept) / 2, y, width: kept }, artwork, area)
}

/** As large as the area lets it be: at its top on clothes, in the middle elsewhere. */
export function filled(
  artwork: PrintSize,
  area: PrintSize,
  anchor: 'top' | 'centre'
): PrintPlacement {
  const placement = centred(mostWidth(artwork, area), artwork, area)
  return anchor === 'top' ? { ...placement, y: 0 } : placement
}

/**
 * The same place in the area of another product: the same part of the room that the artwork could take, and its middle at
 * the same part of the area.
 */
export function movedToArea(
  placement: PrintPlacement,
  artwork: PrintSize,
  { from, to }: { from: PrintSize; to: PrintSize }
): PrintPlacement {
  const width = Math.round((placement.width * mostWidth(artwork, to)) / mostWidth(artwork, from))
  const middleX = placement.x + placement.width / 2
  const middleY = placement.y + heightOf(placement.width, artwork, from) / 2
  const y = middleY - heightOf(width, artwork, to) / 2
  return keptInArea({ x: middleX - width / 2, y, width }, artwork, to)
}

/** Dots per inch at the placed size, rounded down. `area` in pixels at `dpi`. */
export function placedDpi(
  { width }: PrintPlacement,
  artwork: PrintSize,
  area: PrintSize & { dpi: number }
): number {
  const inches = (width * area.width) / WHOLE / area.dpi
  return Math.floor(artwork.width / inches)
}
