import { directionOf, type Direction } from '#core/print/bidi'
import { depthOf, topOf, widthOf, type Weight } from '#core/print/typeface'
import { hasRightToLeft } from '#shared/isolated'

/** Height of a capital of this face as a share of its size. */
export const CAPITAL = 0.8

/** Lines of capitals may stand close. */
const LINE_HEIGHT = 0.94

/** Between the line above and the marks over a line's letters (Ñ, Å). */
const GAP = 0.06

type Frame = {
  weight: Weight
  width: number
  height: number
  lines: number
  /** In points. */
  largest: number
  smallest: number
}

export type FittedLines = {
  size: number
  lines: string[]
  /** Of the text that they are of. */
  direction: Direction
}

type Sized = Omit<FittedLines, 'direction'>

const STEP = 0.96

/** From the baseline before a line to its own, as a share of the size. */
export function lineHeightOf(line: string, before = ''): number {
  return Math.max(LINE_HEIGHT, topOf(line, 900) + GAP + depthOf(before, 900))
}

/** From a line's baseline to the top of its capitals, or of its letters where one alphabet has no capitals. */
export function riseOf(line: string): number {
  return hasRightToLeft(line) ? Math.max(CAPITAL, topOf(line, 900)) : CAPITAL
}

/**
 * From the top of the first line's capitals to the last baseline, or to the foot of letters from right to left; marks over
 * capitals of the first line stand above that.
 */
export function heightOf({ size, lines }: Sized): number {
  const heights = lines.map((line, index) =>
    index === 0 ? riseOf(line) : lineHeightOf(line, lines[index - 1])
  )
  return (
    size * (heights.reduce((sum, height) => sum + height, 0) + depthOf(lines.at(-1) ?? '', 900))
  )
}

/** The text as large as its frame allows, in whole words; at the smallest size it is cut rather than left out. */
export function fitLines(text: string, frame: Frame): FittedLines {
  return { ...sized(text, frame), direction: directionOf(text) }
}

function sized(text: string, frame: Frame): Sized {
  for (let size = frame.largest; size > frame.smallest; size *= STEP) {
    const lines = wrap(text.split(' '), frame, size)
    if (fits(lines, frame, size)) return { size, lines }
  }
  return cut(text, frame)
}

function fits(lines: string[], { weight, width, height, lines: most }: Frame, size: number) {
  return (
    lines.length <= most &&
    heightOf({ size, lines }) <= height &&
    lines.every((line) => widthOf(line, weight, size) <= width)
  )
}

function wrap(words: string[], { weight, width }: Frame, size: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(text: string, frame: Frame): Sized {
  const { smallest: size, weight, width } = frame
  const words = text.split(' ').flatMap((word) => broken(word, frame))
  const lines = wrap(words, frame, size)
  if (lines.length <= frame.lines) return { size, lines }
  const kept = lines.slice(0, frame.lines)
  const letters = lettersOf(kept.pop()!)
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, weight, size) > width) letters.pop()
  return { size, lines: [...kept, `${letters.join('')}…`] }
}

/** A word in parts that are no wider than the frame. */
function broken(word: string, { weight, width, smallest }: Frame): string[] {
  const parts = ['']
  for (const letter of lettersOf(word)) {
    const longer = parts.at(-1)! + letter
    if (widthOf(longer, weight, smallest) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts.filter((part) => part !== '')
}

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

/** With the marks on them. */
const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)
