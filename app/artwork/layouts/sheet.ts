import { clearest, contrastRatio, PAPER } from '#artwork/color_math'
import { inkList, inksOn } from '#artwork/palette'
import { fitWords, wordsWidth } from '#artwork/lettering'
import { lettered } from '#artwork/motifs/catalog'
import { motifOn, twoLines, type Composition } from '#artwork/layouts/layout'
import { box, clipped, disc, fill, stroke } from '#artwork/svg'
import type { Random } from '#artwork/random'

type Layout = (composition: Composition, field: string) => string

const MARGIN = 22
/** Inside a frame. */
const INSET = 34

/** What a gig poster says apart from the name. */
const SMALL_PRINT = [
  'Live tonight',
  'One night only',
  'Doors 7.30',
  'On tour',
  'All ages',
  'Loud & late',
  'Full band',
]

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A rule, and under it when it is and what kind of night: from the left, since the right corner may curl. */
function smallPrint(random: Random, color: string, y: number, margin = MARGIN): string {
  const height = 10
  const date = `${random.integer(1, 28)} ${random.pick(MONTHS)}`
  const width = wordsWidth(date, height)
  const after = margin + width + 12
  const left = { left: true }
  return (
    stroke(color, 2, `M${margin} ${y - 6}H${300 - margin}`) +
    fitWords(date, { x: margin, y, width, height }, color, left) +
    fitWords(random.pick(SMALL_PRINT), { x: after, y, width: 244 - after, height }, color, left)
  )
}

/** The name as wide as the margins allow, between the given heights. */
function headline(words: string, color: string, top: number, height: number, margin = MARGIN) {
  const width = 300 - 2 * margin
  const share = (lines: string[]) => (height - (lines.length - 1) * 7) / lines.length
  // One line or two: whichever has to be pulled out of shape the less.
  const pull = (lines: string[]) =>
    Math.max(...lines.map((line) => Math.abs(Math.log(width / wordsWidth(line, share(lines))))))
  const lines = [[words], twoLines(words)].reduce((one, two) => (pull(two) < pull(one) ? two : one))
  const each = share(lines)
  return lines
    .map((line, index) =>
      fitWords(line, { x: margin, y: top + index * (each + 7), width, height: each }, color, {
        stretch: true,
      })
    )
    .join('')
}

const billing: Layout = (composition, field) => {
  const { key } = inksOn(field, composition.inks)
  return (
    motifOn(composition, field, { x: 24, y: 20, scale: 0.84 }) +
    headline(composition.words, key, 290, 84) +
    smallPrint(composition.random, key, 392)
  )
}

const headlined: Layout = (composition, field) => {
  const { key, second } = inksOn(field, composition.inks)
  return (
    smallPrint(composition.random, second, 26) +
    headline(composition.words, key, 48, 82) +
    motifOn(composition, field, { x: 0, y: 138, scale: 1 })
  )
}

const split: Layout = (composition, field) => {
  const { key, second, third } = inksOn(field, composition.inks)
  return (
    fill(second, box(0, 0, 300, 304)) +
    fill(third, box(0, 304, 300, 8)) +
    motifOn({ ...composition, inks: [field, key, third] }, second, { x: 26, y: 28, scale: 0.83 }) +
    headline(composition.words, key, 328, 52) +
    smallPrint(composition.random, key, 394)
  )
}

const mounted: Layout = (composition, field) => {
  const { key, second } = inksOn(field, composition.inks)
  return (
    stroke(key, 4, box(14, 14, 272, 392)) +
    fill(second, disc(150, 158, 124)) +
    motifOn({ ...composition, inks: [key, field, composition.inks[2] ?? key] }, second, {
      x: 62,
      y: 70,
      scale: 0.587,
    }) +
    headline(composition.words, key, 298, 60, INSET) +
    smallPrint(composition.random, key, 380, INSET)
  )
}

const lettering: Layout = (composition, field) => {
  const { second, third } = inksOn(field, composition.inks)
  return (
    fill(third, disc(150, 330, 118)) +
    fill(second, disc(150, 330, 84)) +
    fill(field, disc(150, 330, 34)) +
    fill(field, box(0, 0, 300, 300)) +
    fill(second, box(20, 308, 260, 6)) +
    motifOn(composition, field, { x: 20, y: 22, scale: 0.867 })
  )
}

const wordless: Layout = (composition, field) =>
  motifOn(composition, field, { x: 20, y: 78, scale: 0.867 })

/** A gig poster that bleeds on all sides of a box of 300 by 420. */
export function laySheet(composition: Composition): string {
  const { random, inks, surface, motif, words } = composition
  const paper = contrastRatio(surface, PAPER) < 1.3 ? [surface, surface] : [surface]
  const field = random.pick([
    ...paper,
    ...inkList(inks).filter((ink) => contrastRatio(ink, surface) > 1.15),
  ])
  const inside = {
    ...composition,
    inks: [inks[0], inks[1], inks[2] ?? clearest(inks[0], [surface, PAPER])] as const,
  }
  const named = lettered.has(motif) ? lettering : random.pick([billing, headlined, split, mounted])
  const layout = words === '' ? wordless : named
  return clipped(box(0, 0, 300, 420), fill(field, box(0, 0, 300, 420)) + layout(inside, field))
}
