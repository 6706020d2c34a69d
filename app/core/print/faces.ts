import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { mendAnchors } from '#core/print/mend_anchors'
import { unpackWoff } from '#core/print/unpack_woff'

/** What is printed is set in: 900 and 600 are lettering, 700 and 400 are text. */
export type Weight = 900 | 600 | 700 | 400

/** One font file of a face: a face is cut into files by alphabet. */
export type Cut = {
  name: string
  file: Buffer
  font: Font
  isRightToLeft: boolean
  /** Letters take other forms or places beside each other: a run is laid out as a whole. */
  isShaped: boolean
  /** Letters of alphabets with capitals stand on the baseline; others reach below it. */
  hasCapitals: boolean
  /** Its only weight is light: what is lettering gets a line around it. */
  isLight?: boolean
}

/** What a file is beside its letters. */
export type CutKind = Omit<Cut, 'name' | 'file' | 'font'>

/** The faces of the screens, and others for the alphabets that these lack. */
const OTHER_ALPHABETS = [
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
  ...OTHER_ALPHABETS,
] as const
const TEXT = [
  ['hanken-grotesk', 'latin'],
  ['hanken-grotesk', 'latin-ext'],
  ['hanken-grotesk', 'vietnamese'],
  ...OTHER_ALPHABETS,
] as const

/**
 * Their letters run from right to left. Cairo has a glyph of its own for each letter of Arabic, Persian and Urdu, so that
 * text copied from a PDF is right; Noto Kufi Arabic, whose letters share glyphs, sets the other languages.
 */
const FROM_THE_RIGHT: readonly string[] = ['hebrew', 'arabic']

const loaded = new Map<Weight, Cut[]>()

/** The faces of the usual alphabets, read when something is first printed in them, and kept. */
export function cutsOf(weight: Weight): Cut[] {
  const known =
    loaded.get(weight) ??
    (weight === 900 || weight === 600 ? LETTERING : TEXT).map(([face, alphabet]) => {
      const isRightToLeft = FROM_THE_RIGHT.includes(alphabet)
      return load(face, alphabet, weight, {
        isRightToLeft,
        isShaped: isRightToLeft,
        hasCapitals: !isRightToLeft,
      })
    })
  loaded.set(weight, known)
  return known
}

const { resolve } = createRequire(import.meta.url)

/** Reads the file of a face for an alphabet, or for a numbered part of a large one. */
export function load(face: string, part: string, weight: number, kind: CutKind): Cut {
  const name = `${face}-${part}-${weight}-normal`
  const file = unpackWoff(readFileSync(resolve(`@fontsource/${face}/files/${name}.woff`)))
  const font = create(file) as Font
  if (kind.isShaped) mendAnchors(font)
  return { name, file, font, ...kind }
}

/** Which part of a face has which code points: the package's own `unicode.json`. */
export function readParts(face: string): Record<string, string> {
  return JSON.parse(readFileSync(resolve(`@fontsource/${face}/unicode.json`), 'utf8'))
}
