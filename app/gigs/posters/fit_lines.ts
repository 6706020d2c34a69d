import { topOf, widthOf, type Weight } from '#core/print/typeface'

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

export type FittedLines = { size: number; lines: string[] }

const STEP = 0.96

/** From the baseline before a line to its own, as a share of the size. */
export function lineHeightOf(line: string): number {
  return Math.max(LINE_HEIGHT, topOf(line, 900) + GAP)
}

/** From the top of the first line's capitals to the last baseline; marks over the first line stand above that. */
export function heightOf({ size, lines }: FittedLines): number {
  const [, ...further] = lines
  return size * further.reduce((height, line) => height + lineHeightOf(line), CAPITAL)
}

/** The text as large as its frame allows, in whole words; at the smallest size it is cut rather than left out. */
export function fitLines(text: string, frame: Frame): FittedLines {
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

function cut(text: string, frame: Frame): FittedLines {
  const { smallest: size, weight, width } = frame
  const words = text.split(' ').flatMap((word) => broken(word, frame))
  const lines = wrap(words, frame, size)
  if (lines.length <= frame.lines) return { size, lines }
  const kept = lines.slice(0, frame.lines)
  let last = `${kept.pop()}…`
  while (last.length > 1 && widthOf(last, weight, size) > width) last = `${last.slice(0, -2)}…`
  return { size, lines: [...kept, last] }
}

/** A word in parts that are no wider than the frame. */
function broken(word: string, { weight, width, smallest }: Frame): string[] {
  const parts = ['']
  for (const letter of word) {
    const longer = parts.at(-1)! + letter
    if (widthOf(longer, weight, smallest) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts.filter((part) => part !== '')
}
