import { isHex, PAPER } from '#artwork/color_math'
import { layCover, layInlay, laySticker } from '#artwork/layouts/cover'
import { layChestPrint, layPrint } from '#artwork/layouts/print'
import { laySheet } from '#artwork/layouts/sheet'
import { drawable } from '#artwork/lettering'
import { drawnByLot, type MotifName } from '#artwork/motifs/catalog'
import { inkList, type Inks } from '#artwork/palette'
import { randomFrom } from '#artwork/random'
import { svg } from '#artwork/svg'

export interface Design {
  /** A whole number from 1 to 2147483647 (`seedFrom(text)` makes one) */
  seed: number
  /** Drawn by lot from the seed when left out */
  motif?: MotifName
  /** Two or three, `#RRGGBB`; those lost on the surface are replaced */
  inks: Inks
  /** Band or product name, set in capitals; at most 40 are drawn. Letters that the typeface does not have are left out */
  words?: string
}

const formats = {
  /** For cloth: 300 by 360, nothing behind it */
  print: { width: 300, height: 360, lay: layPrint },
  /** The same under a hoodie's cords: 300 by 360, nothing to read at the top */
  chest: { width: 300, height: 360, lay: layChestPrint },
  /** For records: 300 by 300, to the edge */
  cover: { width: 300, height: 300, lay: layCover },
  /** For discs, whose case hides the rest: 270 by 300, to the edge */
  inlay: { width: 270, height: 300, lay: layInlay },
  /** For stickers: 300 by 300, to the edge, the name at the top */
  sticker: { width: 300, height: 300, lay: laySticker },
  /** For posters: 300 by 420, to the edge */
  sheet: { width: 300, height: 420, lay: laySheet },
}

export type DesignFormat = keyof typeof formats

/** The design as a fragment to be placed in another drawing, with the box it fills. */
export function composeDesign(design: Design, format: DesignFormat, surface: string) {
  if (!inkList(design.inks).every(isHex) || !isHex(surface)) {
    throw new RangeError('Inks are written as # and six hexadecimal digits')
  }
  const random = randomFrom(design.seed)
  const drawn = random.pick(drawnByLot)
  const { width, height, lay } = formats[format]
  const markup = lay({
    random,
    motif: design.motif ?? drawn,
    inks: design.inks,
    words: drawable(design.words ?? '') === '' ? '' : design.words!,
    surface,
  })
  return { markup, width, height }
}

/**
 * An artwork in two or three inks, as a complete SVG document. The same request always gives the
 * same document; another seed another one, even of the same motif.
 *
 * `surface` is what it will be printed on (`#RRGGBB`, paper unless given): inks are chosen to show
 * on it, and what a shape leaves open takes its colour. A print has no ground of its own.
 *
 * @throws RangeError for a seed out of range or a colour that is not `#RRGGBB`
 */
export function drawDesign(design: Design & { format?: DesignFormat; surface?: string }): string {
  const { markup, width, height } = composeDesign(
    design,
    design.format ?? 'print',
    design.surface ?? PAPER
  )
  return svg(width, height, markup)
}
