import type { GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { directionOf, isDirectionMark, stretchesOf } from '#core/print/bidi'
import { cutsOf, type Cut, type Weight } from '#core/print/faces'
import { furtherCut, lastResort } from '#core/print/further_faces'

/** A stretch of text that one file has all letters of, as it is read. */
export type Run = { cut: Cut; text: string; isRightToLeft: boolean }

/**
 * The text in runs by file, in the order in which they stand from the left. A Latin letter that no file has stands
 * without its accent; any other has the face of its script, or the last resort.
 */
export function runsOf(text: string, weight: Weight, direction = directionOf(text)): Run[] {
  return stretchesOf(tidied(text), direction).flatMap((stretch) => {
    const runs = runsOfStretch(stretch.text, weight, stretch.isRightToLeft)
    return stretch.isRightToLeft ? runs.reverse() : runs
  })
}

const tidied = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

/** Whether a character only joins the letters beside it or keeps them apart; it belongs to their script. */
export const isJoiner = (letter: string) => letter === '\u200c' || letter === '\u200d'

/**
 * In the order in which they are read. Letters from right to left keep the spaces between them in their own run; what
 * they take from a face of the other direction, brackets and the like, stands one sign a run, to be turned with them.
 */
function runsOfStretch(text: string, weight: Weight, isRightToLeft: boolean): Run[] {
  const runs: Run[] = []
  const first = isRightToLeft ? cutOfAll(text, weight) : undefined
  for (const letter of text) {
    const last = runs.at(-1)
    if (last?.cut.isShaped && !isRightToLeft && isJoiner(letter)) {
      last.text += letter
      continue
    }
    const found = isDirectionMark(letter) ? null : findLetter(letter, weight, first)
    if (!found) continue
    const isJoined = last?.cut === found.cut && (!isRightToLeft || found.cut.isRightToLeft)
    if (isJoined) last.text += found.text
    else runs.push({ ...found, isRightToLeft })
  }
  return runs.map((run) => ({ ...run, text: withLoneVowels(run.text) }))
}

/** Sara am of Thai and Lao is set as its two parts: the ring stands below the tone that is written before it. */
const withLoneVowels = (text: string) =>
  text
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u0ec8-\u0ecb]?)\u0eb3/g, '\u0ecd$1\u0eb2')

/** The face from right to left that has most of the letters, so that a word stands in one and its letters join. */
function cutOfAll(text: string, weight: Weight): Cut | undefined {
  const count = ({ font }: Cut) =>
    [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)).length
  const cuts = cutsOf(weight).filter((cut) => cut.isRightToLeft)
  return cuts.reduce((best, cut) => (count(cut) > count(best) ? cut : best))
}

function findLetter(
  letter: string,
  weight: Weight,
  first?: Cut
): Omit<Run, 'isRightToLeft'> | null {
  const cuts = first ? [first, ...cutsOf(weight)] : cutsOf(weight)
  for (const text of [letter, bare(letter)]) {
    const point = text.codePointAt(0)!
    const cut =
      cuts.find(({ font }) => font.hasGlyphForCodePoint(point)) ?? furtherCut(text, weight)
    if (cut) return { cut, text }
  }
  const cut = lastResort(letter)
  return cut ? { cut, text: letter } : null
}

/** The letter without its accents; one that is made of parts instead, as in Korean, stays whole. */
function bare(letter: string): string {
  const [base = letter, ...rest] = letter.normalize('NFD')
  return rest.every((mark) => /\p{M}/u.test(mark)) ? base : letter
}

/** What of a text can be set: nothing, where only punctuation would be left of it. */
export function settable(text: string, weight: Weight): string {
  const set = [...tidied(text)]
    .map((letter) =>
      isDirectionMark(letter) || isJoiner(letter)
        ? letter
        : (findLetter(letter, weight)?.text ?? '')
    )
    .join('')
    .replace(/ +/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{So}]/u.test(set) ? set : ''
}

/**
 * The OpenType features of a run that is laid out as a whole. Fontkit takes each vowel of Bengali for the beginning of a
 * word; in Arabic the same feature joins letters.
 */
export const featuresOf = ({ isRightToLeft }: Run): Record<string, boolean> =>
  isRightToLeft ? {} : { init: false }

/** Letters in the forms that they take beside each other, with their marks in place. */
export const shaped = (run: Run): GlyphRun => run.cut.font.layout(run.text, featuresOf(run))

/** Whether the letters of a run are laid out as a whole. */
export const isShaped = ({ cut, isRightToLeft }: Run) => isRightToLeft || cut.isShaped

/** Widths at size 1: a text is measured again for every size that is tried. */
const widths = new LRUCache<string, number>({ max: 500 })

/** Letter by letter, without kerning; what is shaped as it stands. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const key = `${weight} ${text}`
  const width =
    widths.get(key) ?? runsOf(text, weight).reduce((sum, run) => sum + runWidthOf(run, 1), 0)
  widths.set(key, width)
  return width * size
}

export function runWidthOf(run: Run, size: number): number {
  const { font } = run.cut
  const advance = isShaped(run)
    ? shaped(run).advanceWidth
    : glyphsOf(run).reduce((sum, glyph) => sum + glyph.advanceWidth, 0)
  return (advance / font.unitsPerEm) * size
}

const glyphsOf = ({ cut, text }: Run) =>
  [...text].map((letter) => cut.font.glyphForCodePoint(letter.codePointAt(0)!))

/** Whether all letters of a line stand on its baseline and are as high as capitals, but for marks. */
export const standsOnBaseline = (text: string, weight: Weight) =>
  runsOf(text, weight).every((run) => run.cut.hasCapitals && !run.isRightToLeft)

/** How far the letters reach above the baseline with the marks on them, as a share of the size. */
export function topOf(text: string, weight: Weight): number {
  return Math.max(0, ...runsOf(text, weight).map((run) => reachOf(run).top))
}

/** How far letters of scripts without capitals reach below the baseline, as a share of the size; 0 for others, which stand on it. */
export function depthOf(text: string, weight: Weight): number {
  const below = runsOf(text, weight).filter((run) => run.isRightToLeft || !run.cut.hasCapitals)
  return Math.max(0, ...below.map((run) => reachOf(run).depth))
}

function reachOf(run: Run): { top: number; depth: number } {
  const { glyphs, positions } = isShaped(run)
    ? shaped(run)
    : { glyphs: glyphsOf(run), positions: [] }
  const reach = { top: 0, depth: 0 }
  for (const [index, { bbox }] of glyphs.entries()) {
    const raised = positions[index]?.yOffset ?? 0
    if (!Number.isFinite(bbox.maxY)) continue
    reach.top = Math.max(reach.top, (bbox.maxY + raised) / run.cut.font.unitsPerEm)
    reach.depth = Math.max(reach.depth, -(bbox.minY + raised) / run.cut.font.unitsPerEm)
  }
  return reach
}
