import { clearest, contrastRatio } from '#artwork/color_math'
import { inkList, inksOn } from '#artwork/palette'
import { fitWords } from '#artwork/lettering'
import { lettered } from '#artwork/motifs/catalog'
import { motifOn, twoLines, type Composition } from '#artwork/layouts/layout'
import { box, fill, stroke } from '#artwork/svg'

type Layout = (composition: Composition, field: string) => string

/** A title in the upper left corner, as records have been marked since there were racks. */
function title(words: string, color: string, top: number, height: number): string {
  return twoLines(words)
    .map((line, index) =>
      fitWords(line, { x: 16, y: top + index * height * 1.22, width: 268, height }, color, {
        left: true,
      })
    )
    .join('')
}

const corner: Layout = (composition, field) => {
  const { key } = inksOn(field, composition.inks)
  return (
    motifOn(composition, field, { x: 58, y: 64, scale: 0.76 }) +
    title(composition.words, key, 16, 27)
  )
}

const cropped: Layout = (composition, field) => {
  const { key } = inksOn(field, composition.inks)
  return (
    motifOn(composition, field, { x: 24, y: 66, scale: 1.1 }) +
    title(composition.words, key, 16, 30)
  )
}

const framed: Layout = (composition, field) => {
  const { key, second } = inksOn(field, composition.inks)
  return (
    stroke(key, 3, box(14, 14, 272, 272)) +
    motifOn(composition, field, { x: 48, y: 30, scale: 0.68 }) +
    fill(second, box(14, 242, 272, 44)) +
    fitWords(
      composition.words,
      { x: 26, y: 252, width: 248, height: 25 },
      clearest(second, [field, key])
    )
  )
}

const banded: Layout = (composition, field) => {
  const { key, second, third } = inksOn(field, composition.inks)
  return (
    fill(second, box(0, 0, 300, 62)) +
    fill(third, box(0, 62, 300, 7)) +
    fitWords(
      composition.words,
      { x: 16, y: 15, width: 268, height: 33 },
      clearest(second, [field, key, third]),
      { left: true }
    ) +
    motifOn(composition, field, { x: 43, y: 80, scale: 0.715 })
  )
}

const filled: Layout = (composition, field) =>
  motifOn(composition, field, { x: 15, y: 15, scale: 0.9 })

function layOneOf(layouts: readonly Layout[], composition: Composition): string {
  const { random, inks, surface, motif, words } = composition
  const printed = inkList(inks).filter((ink) => contrastRatio(ink, surface) > 1.2)
  const field = random.pick([surface, ...printed])
  // On its own field the paper is one of the inks.
  const inside = { ...composition, inks: [inks[0], inks[1], inks[2] ?? surface] as const }
  const layout = lettered.has(motif) || words === '' ? filled : random.pick(layouts)
  return fill(field, box(0, 0, 300, 300)) + layout(inside, field)
}

/** A cover that bleeds on all sides of a box of 300 by 300: a record or a disc. */
export function layCover(composition: Composition): string {
  return layOneOf([corner, cropped, framed, banded], composition)
}

/** The same for a sticker, whose lower right corner may be peeling: the name stands at the top. */
export function laySticker(composition: Composition): string {
  return layOneOf([corner, banded], composition)
}
