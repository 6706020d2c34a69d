import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** What is printed is set in: 900 and 600 are lettering, 700 and 400 are text. */
export type Weight = 900 | 600 | 700 | 400

/** The faces of the screens, and another for the scripts that these lack; each is cut into files by alphabet. */
const OTHER_SCRIPTS = [
  ['sofia-sans-extra-condensed', 'cyrillic'],
  ['sofia-sans-extra-condensed', 'cyrillic-ext'],
  ['sofia-sans-extra-condensed', 'greek'],
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

type Cut = { name: string; file: Buffer; font: opentype.Font }

/** A stretch of text that one file has all letters of. */
export type Run = { cut: Cut; text: string }

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
  const { buffer, byteOffset, byteLength } = file
  return { name, file, font: opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength)) }
}

/** The text in runs by file. A letter that none has stands without its accent or, in another script, not at all. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const found = findLetter(letter, weight)
    const last = runs.at(-1)
    if (found && last?.cut === found.cut) last.text += found.text
    else if (found) runs.push(found)
  }
  return runs
}

function findLetter(letter: string, weight: Weight): Run | null {
  for (const text of [letter, letter.normalize('NFD')[0]!]) {
    const cut = cutsOf(weight).find(({ font }) => font.charToGlyphIndex(text) > 0)
    if (cut) return { cut, text }
  }
  return null
}

/** What of a text can be set: nothing, where only punctuation would be left of it. */
export function settable(text: string, weight: Weight): string {
  const set = runsOf(text, weight)
    .map((run) => run.text)
    .join('')
    .replace(/ +/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(set) ? set : ''
}

/** Letter by letter, without kerning: of the rules in some faces opentype.js knows a part, and throws at the others. */
export function widthOf(text: string, weight: Weight, size: number): number {
  let width = 0
  for (const { cut, text: part } of runsOf(text, weight))
    for (const letter of part)
      width += ((cut.font.charToGlyph(letter).advanceWidth ?? 0) / cut.font.unitsPerEm) * size
  return width
}

/** How far the letters reach above the baseline with the marks on them, as a share of the size. */
export function topOf(text: string, weight: Weight): number {
  const tops = runsOf(text, weight).flatMap(({ cut, text: part }) =>
    [...part].map(
      (letter) => cut.font.charToGlyph(letter).getBoundingBox().y2 / cut.font.unitsPerEm
    )
  )
  return Math.max(0, ...tops)
}
