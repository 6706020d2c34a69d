import bidiFactory from 'bidi-js'
import { hasRightToLeft } from '#shared/isolated'

/** Which way a line runs: that of its first letter. */
export type Direction = 'ltr' | 'rtl'

/** A part of a line that runs one way. */
export type Stretch = { text: string; isRightToLeft: boolean }

type Levelled = { text: string; level: number }

const bidi = bidiFactory()

/** Marks of direction take part in the order and are never drawn. */
export const isDirectionMark = (letter: string) =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(letter)

export function directionOf(text: string): Direction {
  if (!hasRightToLeft(text)) return 'ltr'
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

/**
 * The stretches of one line in the order in which they stand on it from the left (Unicode's bidirectional algorithm); the
 * letters within each in the order in which they are read, brackets turned where they stand among letters from right to
 * left.
 */
export function stretchesOf(text: string, direction: Direction): Stretch[] {
  if (direction === 'ltr' && !hasRightToLeft(text)) return [{ text, isRightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const stretches: Levelled[] = []
  // By the units that levels are counted in, of which a letter may have two.
  for (const [index, letter] of text.split('').entries()) {
    const level = levels[index]!
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
    const last = stretches.at(-1)
    if (last?.level === level) last.text += shown
    else stretches.push({ text: shown, level })
  }
  return reordered(stretches).map((stretch) => ({
    text: stretch.text,
    isRightToLeft: stretch.level % 2 === 1,
  }))
}

/** Turns the order of all neighbours of a level or higher, from the highest level down to 1 (rule L2). */
function reordered(stretches: Levelled[]): Levelled[] {
  const order = [...stretches]
  for (let level = Math.max(0, ...order.map((each) => each.level)); level > 0; level--) {
    for (let start = 0, end = 0; start < order.length; start = end + 1) {
      for (end = start; end < order.length && order[end]!.level >= level;) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
    }
  }
  return order
}
