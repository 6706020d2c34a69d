import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'
import { directionOf, isDirectionMark, stretchesOf } from '#core/print/bidi'

/** What is printed is set in: 900 and 600 are lettering, 700 and 400 are text. */
export type Weight = 900 | 600 | 700 | 400

/** The faces of the screens, and others for the scripts that these lack; each is cut into files by alphabet. */
const OTHER_SCRIPTS = [
  ['sofia-sans-extra-condensed', 'cyrillic'],
  ['sofia-sans-extra-condensed', 'cyrillic-ext'],
  ['sofia-sans-extra-condensed', 'greek'],
  ['noto-sans-hebrew', 'hebrew'],
  ['cairo', 'arabic'],
  ['noto-kufi-arabic', 'arabic'],
] as const
const LETTERING = [
  ['big-shoulders', 'latin'],
  ['big-shoulders', 'latin-ext'],
  ['big-shoulders', 'vietnamese'],
  ...OTHER_SCRIPTS,
] as const
const TEXT = [
  ['hanken-grotesk', 'latin'],
  ['hanken-grotesk', 'latin-ext'],
  ['hanken-grotesk', 'vietnamese'],
  ...OTHER_SCRIPTS,
] as const

/**
 * Their letters run from right to left. Cairo has a glyph of its own for each letter of Arabic, Persian and Urdu, so that
 * text copied from a PDF is right; Noto Kufi Arabic, whose letters share glyphs, sets the other languages.
 */
const FROM_THE_RIGHT: readonly string[] = ['hebrew', 'arabic']

type Cut = { name: string; file: Buffer; font: Font; isRightToLeft: boolean }

/** A stretch of text that one file has all letters of, as it is read. */
export type Run = { cut: Cut; text: string; isRightToLeft: boolean }

const loaded = new Map<Weight, Cut[]>()

/** Read when something is first printed in it, and kept. */
export function cutsOf(weight: Weight): Cut[] {
  const known =
    loaded.get(weight) ??
    (weight === 900 || weight === 600 ? LETTERING : TEXT).map(([face, alphabet]) =>
      load(face, alphabet, weight)
    )
  loaded.set(weight, known)
  return known
}

function load(face: string, alphabet: string, weight: Weight): Cut {
  const name = `${face}-${alphabet}-${weight}-normal`
  const path = `@fontsource/${face}/files/${name}.woff`
  const file = readFileSync(createRequire(import.meta.url).resolve(path))
  return {
    name,
    file,
    font: create(file) as Font,
    isRightToLeft: FROM_THE_RIGHT.includes(alphabet),
  }
}

/**
 * The text in runs by file, in the order in which they stand from the left. A letter that no file has stands without its
 * accent or, in another script, not at all.
 */
export function runsOf(text: string, weight: Weight, direction = directionOf(text)): Run[] {
  return stretchesOf(tidied(text), direction).flatMap((stretch) => {
    const runs = runsOfStretch(stretch.text, weight, stretch.isRightToLeft)
    return stretch.isRightToLeft ? runs.reverse() : runs
  })
}

const tidied = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

/**
 * In the order in which they are read. Letters from right to left keep the spaces between them in their own run; what
 * they take from a face of the other direction, brackets and the like, stands one sign a run, to be turned with them.
 */
function runsOfStretch(text: string, weight: Weight, isRightToLeft: boolean): Run[] {
  const runs: Run[] = []
  const first = isRightToLeft ? cutOfAll(text, weight) : undefined
  for (const letter of text) {
    const last = runs.at(-1)
    const found = isDirectionMark(letter) ? null : findLetter(letter, weight, first)
    if (!found) continue
    const isJoined = last?.cut === found.cut && (!isRightToLeft || found.cut.isRightToLeft)
    if (isJoined) last.text += found.text
    else runs.push({ ...found, isRightToLeft })
  }
  return runs
}

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
  for (const text of [letter, letter.normalize('NFD')[0]!]) {
    const cut = cuts.find(({ font }) => font.hasGlyphForCodePoint(text.codePointAt(0)!))
    if (cut) return { cut, text }
  }
  return null
}

/** What of a text can be set: nothing, where only punctuation would be left of it. */
export function settable(text: string, weight: Weight): string {
  const set = [...tidied(text)]
    .map((letter) => (isDirectionMark(letter) ? letter : (findLetter(letter, weight)?.text ?? '')))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(set) ? set : ''
}

/** Letters from right to left in the forms that they take beside each other, with their marks in place. */
export const shaped = ({ cut, text }: Run): GlyphRun => cut.font.layout(text)

/** Letter by letter, without kerning; letters from right to left as they join. */
export function widthOf(text: string, weight: Weight, size: number): number {
  return runsOf(text, weight).reduce((width, run) => width + runWidthOf(run, size), 0)
}

export function runWidthOf(run: Run, size: number): number {
  const { font } = run.cut
  const advance = run.isRightToLeft
    ? shaped(run).advanceWidth
    : glyphsOf(run).reduce((sum, glyph) => sum + glyph.advanceWidth, 0)
  return (advance / font.unitsPerEm) * size
}

const glyphsOf = ({ cut, text }: Run) =>
  [...text].map((letter) => cut.font.glyphForCodePoint(letter.codePointAt(0)!))

/** How far the letters reach above the baseline with the marks on them, as a share of the size. */
export function topOf(text: string, weight: Weight): number {
  const tops = runsOf(text, weight).map((run) =>
    run.isRightToLeft
      ? reachOf(run).top
      : Math.max(...glyphsOf(run).map(({ bbox }) => bbox.maxY)) / run.cut.font.unitsPerEm
  )
  return Math.max(0, ...tops)
}

/** How far letters from right to left reach below the baseline, as a share of the size; 0 for others, which stand on it. */
export function depthOf(text: string, weight: Weight): number {
  const depths = runsOf(text, weight).map((run) => (run.isRightToLeft ? reachOf(run).depth : 0))
  return Math.max(0, ...depths)
}

function reachOf(run: Run): { top: number; depth: number } {
  const { glyphs, positions } = shaped(run)
  const reach = { top: 0, depth: 0 }
  for (const [index, { bbox }] of glyphs.entries()) {
    const raised = positions[index]!.yOffset
    if (!Number.isFinite(bbox.maxY)) continue
    reach.top = Math.max(reach.top, (bbox.maxY + raised) / run.cut.font.unitsPerEm)
    reach.depth = Math.max(reach.depth, -(bbox.minY + raised) / run.cut.font.unitsPerEm)
  }
  return reach
}
