import { clearest, contrastRatio } from '#artwork/color_math'
import { inksOn } from '#artwork/palette'
import { drawable, fitWords } from '#artwork/lettering'
import { ringWords } from '#artwork/ring_lettering'
import { lettered } from '#artwork/motifs/catalog'
import { motifOn, type Composition } from '#artwork/layouts/layout'
import { box, disc, fill, stroke } from '#artwork/svg'

type Layout = (composition: Composition) => string

const bare: Layout = (composition) =>
  motifOn(composition, composition.surface, { x: 0, y: 30, scale: 1 })

const nameBelow: Layout = (composition) => {
  const { key } = inksOn(composition.surface, composition.inks)
  return (
    motifOn(composition, composition.surface, { x: 6, y: 0, scale: 0.96 }) +
    fitWords(composition.words, { x: 4, y: 304, width: 292, height: 52 }, key)
  )
}

const nameAbove: Layout = (composition) => {
  const { key, second } = inksOn(composition.surface, composition.inks)
  const color = contrastRatio(second, composition.surface) >= 2.5 ? second : key
  return (
    fitWords(composition.words, { x: 4, y: 4, width: 292, height: 50 }, color) +
    motifOn(composition, composition.surface, { x: 6, y: 68, scale: 0.96 })
  )
}

const nameOverArch: Layout = (composition) => {
  const { key } = inksOn(composition.surface, composition.inks)
  return (
    ringWords(composition.words, { x: 150, y: 196, radius: 152, height: 34 }, key) +
    motifOn(composition, composition.surface, { x: 24, y: 84, scale: 0.84 })
  )
}

/** A solid block of ink, the cloth showing through as a colour of its own. */
const patch: Layout = (composition) => {
  const { surface, inks, random, words } = composition
  const { key, second } = inksOn(surface, inks)
  const block = random.pick([key, key, second])
  const shape = random.pick([
    box(6, 0, 288, 360, 8),
    'M6 360V144a144 144 0 0 1 288 0V360z',
    'M30 0H270L294 24V336L270 360H30L6 336V24z',
  ])
  const inside = { ...composition, inks: [surface, inks[0], inks[1]] as const }
  return (
    fill(block, shape) +
    motifOn(inside, block, { x: 30, y: words === '' ? 60 : 34, scale: 0.8 }) +
    fitWords(
      words,
      { x: 30, y: 296, width: 240, height: 44 },
      clearest(block, [surface, key, second])
    )
  )
}

const roundel: Layout = (composition) => {
  const { surface, inks, words } = composition
  const { key, second } = inksOn(surface, inks)
  const text = drawable(words)
  const upper = { x: 150, y: 180, radius: 120, height: 23 }
  return (
    fill(key, disc(150, 180, 150)) +
    stroke(surface, 2.4, disc(150, 180, 144)) +
    fill(surface, disc(150, 180, 113)) +
    stroke(second, 4, disc(150, 180, 107)) +
    ringWords(text, upper, surface) +
    fill(
      second,
      'M150 301l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1zM116 296l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM184 296l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z'
    ) +
    motifOn(composition, surface, { x: 72, y: 102, scale: 0.52 })
  )
}

const wordless: readonly Layout[] = [bare, bare, bare, patch]

/** A print for cloth, card or glaze, in a box of 300 by 360, nothing behind it. */
export function layPrint(composition: Composition): string {
  const { random, motif, words } = composition
  const { length } = drawable(words)
  if (lettered.has(motif)) return bare(composition)
  if (length === 0) return random.pick(wordless)(composition)

  const fitting = [nameBelow, nameBelow, nameAbove, patch, bare]
  // Bent round a circle, a short name looks lost and a long one runs down the sides.
  if (length >= 7 && length <= 18) fitting.push(nameOverArch, roundel)
  return random.pick(fitting)(composition)
}

/** The same for a chest with cords hanging over it: nothing to be read at the top. */
export function layChestPrint(composition: Composition): string {
  const { random, motif, words } = composition
  if (lettered.has(motif)) return bare(composition)
  const layouts = drawable(words) === '' ? wordless : [nameBelow, nameBelow, patch, bare]
  return random.pick(layouts)(composition)
}
