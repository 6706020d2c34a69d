import { clearest, contrastRatio } from '#artwork/color_math'
import { inkList, inksOn } from '#artwork/palette'
import { fitWords } from '#artwork/lettering'
import { lettered } from '#artwork/motifs/catalog'
import { motifOn, twoLines, type Composition } from '#artwork/layouts/layout'
import { box, fill, stroke } from '#artwork/svg'

/** `width` is what can be seen of the cover, from its left edge; the height is always 300. */
type Layout = (composition: Composition, field: string, width: number) => string

const TITLE_TOP = 16

/** A title in the upper left corner, as records have been marked since there were racks, and where it ends. */
function title(words: string, color: string, width: number, height: number) {
  const lines = twoLines(words)
  const step = height * 1.22
  const markup = lines
    .map((line, index) =>
      fitWords(line, { x: 16, y: TITLE_TOP + index * step, width: width - 32, height }, color, {
        left: true,
      })
    )
    .join('')
  return { markup, bottom: TITLE_TOP + (lines.length - 1) * step + height }
}

const corner: Layout = (composition, field, width) => {
  const { key } = inksOn(field, composition.inks)
  const { markup, bottom } = title(composition.words, key, width, 27)
  const y = bottom + 12
  const scale = Math.min(0.76, (292 - y) / 300)
  return motifOn(composition, field, { x: (width - 300 * scale) / 2, y, scale }) + markup
}

const cropped: Layout = (composition, field, width) => {
  const { key } = inksOn(field, composition.inks)
  const { markup, bottom } = title(composition.words, key, width, 30)
  return motifOn(composition, field, { x: 24, y: bottom + 10, scale: 1.1 }) + markup
}

const framed: Layout = (composition, field, width) => {
  const { key, second } = inksOn(field, composition.inks)
  const inner = width - 28
  return (
    stroke(key, 3, box(14, 14, inner, 272)) +
    motifOn(composition, field, { x: width / 2 - 102, y: 30, scale: 0.68 }) +
    fill(second, box(14, 242, inner, 44)) +
    fitWords(
      composition.words,
      { x: 26, y: 252, width: inner - 24, height: 25 },
      clearest(second, [field, key])
    )
  )
}

const banded: Layout = (composition, field, width) => {
  const { key, second, third } = inksOn(field, composition.inks)
  return (
    fill(second, box(0, 0, width, 62)) +
    fill(third, box(0, 62, width, 7)) +
    fitWords(
      composition.words,
      { x: 16, y: 15, width: width - 32, height: 33 },
      clearest(second, [field, key, third]),
      { left: true }
    ) +
    motifOn(composition, field, { x: width / 2 - 107, y: 80, scale: 0.715 })
  )
}

const filled: Layout = (composition, field, width) =>
  motifOn(composition, field, { x: width / 2 - 135, y: 15, scale: 0.9 })

function layOneOf(layouts: readonly Layout[], composition: Composition, width = 300): string {
  const { random, inks, surface, motif, words } = composition
  const printed = inkList(inks).filter((ink) => contrastRatio(ink, surface) > 1.2)
  const field = random.pick([surface, ...printed])
  // On its own field the paper is one of the inks.
  const inside = { ...composition, inks: [inks[0], inks[1], inks[2] ?? surface] as const }
  const layout = lettered.has(motif) || words === '' ? filled : random.pick(layouts)
  return fill(field, box(0, 0, width, 300)) + layout(inside, field, width)
}

/** A cover that bleeds on all sides of a box of 300 by 300: a record. */
export function layCover(composition: Composition): string {
  return layOneOf([corner, cropped, framed, banded], composition)
}

/** The same for the booklet of a disc, a tenth of which the case's spine covers: 270 by 300, all of it seen. */
export function layInlay(composition: Composition): string {
  return layOneOf([corner, cropped, framed, banded], composition, 270)
}

/** The same for a sticker, whose lower right corner may be peeling: the name stands at the top. */
export function laySticker(composition: Composition): string {
  return layOneOf([corner, banded], composition)
}
