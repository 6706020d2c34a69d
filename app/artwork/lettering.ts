import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { outlineData } from '#artwork/outline_data'
import { isAllIn, piecesPath } from '#artwork/lettering_pieces'
import { fill, round } from '#artwork/svg'
import { isJoiner, runsOf } from '#core/print/typeface'

const FONT_FILE = '@fontsource/big-shoulders/files/big-shoulders-latin-900-normal.woff'

interface Typeface {
  font: opentype.Font
  /** Height of a capital as a share of the type size */
  capital: number
}

let loaded: Typeface | undefined

/** Read at the first word drawn, and kept: nothing else in this module touches the disk. */
export function typeface(): Typeface {
  if (loaded === undefined) {
    const file = readFileSync(createRequire(import.meta.url).resolve(FONT_FILE))
    const font = opentype.parse(
      file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
    )
    loaded = { font, capital: font.getPath('H', 0, 0, 1).getBoundingBox().y1 * -1 }
  }
  return loaded
}

/** More would be too small to read on anything this shop sells. */
const LONGEST = 28

/**
 * The words as they will be set: in capitals, with each letter that this face has not in the one that prints it on posters;
 * whole words up to 28 letters. What no face can draw is dropped, since an empty box says nothing.
 */
export function drawable(words: string): string {
  const { font } = typeface()
  const letters: string[] = []
  for (const letter of capitals(words)) {
    const isDrawn =
      font.charToGlyphIndex(letter) > 0 ||
      isInOtherFace(letter) ||
      (isJoiner(letter) && isInOtherFace(letters.at(-1) ?? ''))
    letters.push(isDrawn ? letter : bare(letter))
  }
  const known = [...letters.join('').replace(/ +/g, ' ').trim()]
  if (known.length <= LONGEST) return known.join('')
  const end = known.lastIndexOf(' ', LONGEST)
  return known.slice(0, end > 0 ? end : LONGEST).join('')
}

/** Georgian has capitals that no name is written in. */
const capitals = (words: string) =>
  words
    .normalize('NFC')
    .replace(/\P{Script=Georgian}+/gu, (part) => part.toUpperCase())
    .replace(/\s+/g, ' ')

/** Letters and marks of a script, but for blank ones; signs that all scripts share are of none. */
const OF_A_SCRIPT =
  /[^\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether another face has it. */
const isInOtherFace = (letter: string) => OF_A_SCRIPT.test(letter) && runsOf(letter, 900).length > 0

/** The letter without its accent, where the font has that much. */
function bare(letter: string): string {
  const [base] = letter.normalize('NFD')
  return typeface().font.charToGlyphIndex(base) > 0 ? base : ''
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Outlines are made with capitals 100 high, from the baseline up, and scaled into place. */
export const GRID = 100

/** Round letters stand a little higher than a capital; only what is above this needs room of its own. */
const ACCENTED = GRID * 1.1

interface Outline {
  data: string
  left: number
  width: number
  /** From the baseline to the top of a capital, or of the dots and accents on it */
  rise: number
}

function outline(words: string): Outline {
  const { font, capital } = typeface()
  const shown = drawable(words)
  const path = isAllIn(font, shown)
    ? font.getPath(shown, 0, 0, GRID / capital)
    : piecesPath(shown, font, GRID / capital)
  const { x1: left, x2: right, y1: top } = path.getBoundingBox()
  const rise = -top > ACCENTED ? -top : GRID
  return { data: outlineData(path.commands), left, width: right - left, rise }
}

/** How much higher than its capitals a line is, for the sake of its dots and accents: 1 where it has none. */
export function wordsRise(words: string): number {
  return outline(words).rise / GRID
}

/** How wide the words would be with capitals of this height, without drawing them. */
export function wordsWidth(words: string, capitalHeight: number): number {
  return drawable(words) === '' ? 0 : (outline(words).width * capitalHeight) / GRID
}

/** Wood type is cut wider and narrower, but only by so much before it stops being the same face. */
export const MOST_STRETCH = 1.28

/**
 * Words as large as the frame allows, dots and accents within it, centred in it or set from its left edge. `stretch`
 * fills it both ways as far as the face bears it. Nothing is drawn for words that no face has.
 */
export function fitWords(
  words: string,
  frame: Frame,
  color: string | null,
  setting: { stretch?: boolean; left?: boolean } = {}
): string {
  if (drawable(words) === '') return ''
  const { data, left, width, rise } = outline(words)
  if (!(width > 0)) return ''
  const [tallest, widest] = [frame.height / rise, frame.width / width]
  const most = setting.stretch ? MOST_STRETCH : 1
  const across = Math.min(widest, tallest * most)
  const down = Math.min(tallest, across * most)
  const x = frame.x - left * across + (setting.left ? 0 : (frame.width - width * across) / 2)
  const y = frame.y + (frame.height + rise * down) / 2
  const scale = across === down ? across.toFixed(4) : `${across.toFixed(4)} ${down.toFixed(4)}`
  return fill(color, data, `transform="translate(${round(x)} ${round(y)}) scale(${scale})"`)
}
