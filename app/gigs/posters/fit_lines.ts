import { directionOf, type Direction } from '#core/print/bidi'
import type { Weight } from '#core/print/faces'
import { withEllipsis, type Setting } from '#core/print/shorten'
import { depthOf, standsOnBaseline, topOf, widthOf } from '#core/print/typeface'
import { broken, joined, piecesOf, type Piece } from '#gigs/posters/pieces'

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
  return standsOnBaseline(line, 900) ? CAPITAL : Math.max(CAPITAL, topOf(line, 900))
}

/**
 * From the top of the first line's capitals to the last baseline, or to the foot of letters without capitals; marks over
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

/**
 * The text as large as its frame allows, in whole words. Words that are too long for that at the smallest size are
 * broken, as large as that allows; what finds no room even so is cut rather than left out.
 */
export function fitLines(text: string, frame: Frame): FittedLines {
  const pieces = piecesOf(text)
  const whole = fittedAs((setting) => wrap(pieces, setting), frame)
  const fitted =
    (whole && balanced(whole, pieces, frame)) ??
    fittedAs((setting) => wrap(broken(pieces, setting), setting), frame) ??
    cut(pieces, frame)
  return { ...fitted, direction: directionOf(text) }
}

/** The largest size at which the lines fit their frame, or null. */
function fittedAs(linesOf: (setting: Setting) => string[], frame: Frame): Sized | null {
  for (let size = frame.largest; size > frame.smallest; size *= STEP) {
    const lines = linesOf({ ...frame, size })
    if (fits(lines, frame, size)) return { size, lines }
  }
  return null
}

function fits(lines: string[], { weight, width, height, lines: most }: Frame, size: number) {
  return (
    lines.length <= most &&
    lines.every((line) => widthOf(line, weight, size) <= width) &&
    heightOf({ size, lines }) <= height
  )
}

function wrap(pieces: Piece[], { weight, width, size }: Setting): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = lines.length > 0 ? joined(lines.at(-1)!, piece) : piece.text
    if (lines.length > 0 && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer
    else lines.push(piece.text)
  }
  return lines
}

const NARROWEST = 0.5
const NARROWER = 0.04

/** In as many lines, but of about the same length: no last word stands alone. */
function balanced(fitted: Sized, pieces: Piece[], frame: Frame): Sized {
  for (let share = NARROWEST; share < 1 && fitted.lines.length > 1; share += NARROWER) {
    const width = frame.width * share
    const lines = wrap(pieces, { ...frame, width, size: fitted.size })
    const isSame = lines.length === fitted.lines.length
    if (isSame && fits(lines, frame, fitted.size)) return { ...fitted, lines }
  }
  return fitted
}

/** At the smallest size, in as many lines as there is room for; an ellipsis stands for the rest. */
function cut(pieces: Piece[], frame: Frame): Sized {
  const size = frame.smallest
  const setting = { ...frame, size }
  const all = wrap(broken(pieces, setting), setting)
  for (let most = Math.min(all.length, frame.lines); ; most--) {
    const kept = all.slice(0, most)
    const lines =
      most === all.length ? kept : [...kept.slice(0, -1), withEllipsis(kept.at(-1)!, setting)]
    if (most === 1 || heightOf({ size, lines }) <= frame.height) return { size, lines }
  }
}
