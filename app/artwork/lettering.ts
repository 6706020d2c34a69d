import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { group, round } from '#artwork/svg'

const FONT_FILE = '@fontsource/big-shoulders/files/big-shoulders-latin-900-normal.woff'

/** Height of a capital as a share of the type size, measured on the letter H of this cut. */
let loaded: { font: opentype.Font; capital: number } | undefined

/** Read at the first word drawn, and kept: nothing else in this module touches the disk. */
function typeface() {
  if (loaded === undefined) {
    const file = readFileSync(createRequire(import.meta.url).resolve(FONT_FILE))
    const font = opentype.parse(
      file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
    )
    loaded = { font, capital: font.getPath('H', 0, 0, 1).getBoundingBox().y1 * -1 }
  }
  return loaded
}

const LONGEST = 40

/** Capitals the font can draw; everything else is dropped, since an empty box says nothing. */
export function drawable(words: string): string {
  const { font } = typeface()
  const capitals = words.normalize('NFC').toUpperCase().replace(/\s+/g, ' ')
  const known = [...capitals].map((letter) =>
    font.charToGlyphIndex(letter) > 0 ? letter : bare(letter)
  )
  return known.join('').trim().slice(0, LONGEST).trim()
}

/** The letter without its accent, where the font has that much. */
function bare(letter: string): string {
  const [base] = letter.normalize('NFD')
  return typeface().font.charToGlyphIndex(base) > 0 ? base : ''
}

export interface Line {
  /** Outlines, ready to place in the SVG */
  markup: string
  width: number
  /** Height of the capitals */
  height: number
}

/** A line of capitals whose top left corner is at 0, 0. */
export function letterLine(words: string, capitalHeight: number, color: string): Line {
  const { font, capital } = typeface()
  const size = capitalHeight / capital
  const outline = font.getPath(drawable(words), 0, capitalHeight, size, { kerning: true })
  const bounds = outline.getBoundingBox()
  const width = bounds.x2 - bounds.x1
  const markup = `<path fill="${color}" d="${outline.toPathData(1)}"/>`
  return {
    markup: bounds.x1 === 0 ? markup : group(markup, `translate(${round(-bounds.x1)} 0)`),
    width,
    height: capitalHeight,
  }
}

/** How wide a line of this height would be, without drawing it. */
export function letterWidth(words: string, capitalHeight: number): number {
  const { font, capital } = typeface()
  return font.getAdvanceWidth(drawable(words), capitalHeight / capital)
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Words as large as the frame allows, centred in it. With `stretch` they fill it both ways, as a
 * poster's wood type does.
 */
export function fitWords(words: string, frame: Frame, color: string, stretch = false): string {
  if (drawable(words) === '') return ''
  const line = letterLine(words, frame.height, color)
  const across = frame.width / line.width
  const [sx, sy] = stretch ? [across, 1] : [Math.min(across, 1), Math.min(across, 1)]
  const x = frame.x + (frame.width - line.width * sx) / 2
  const y = frame.y + (frame.height - line.height * sy) / 2
  return group(line.markup, `translate(${round(x)} ${round(y)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)})`)
}

/** Words along a circle, upright at the top; `flip` runs them along the bottom instead. */
export function ringWords(
  words: string,
  ring: { x: number; y: number; radius: number; height: number; spread?: number; flip?: boolean },
  color: string
): string {
  const { font, capital } = typeface()
  const text = drawable(words)
  const size = ring.height / capital
  const advances = [...text].map((letter) => font.getAdvanceWidth(letter, size) + ring.height * 0.08)
  const total = advances.reduce((sum, advance) => sum + advance, 0)
  const natural = (total / ring.radius) * (180 / Math.PI)
  const scale = (ring.spread ?? natural) / natural
  let travelled = -total / 2
  return [...text]
    .map((letter, index) => {
      const middle = travelled + advances[index] / 2
      travelled += advances[index]
      if (letter === ' ') return ''
      const degrees = (middle / ring.radius) * (180 / Math.PI) * scale
      const left = -font.getAdvanceWidth(letter, size) / 2
      const baseline = ring.flip ? ring.radius + ring.height : -ring.radius
      const outline = font.getPath(letter, left, baseline, size).toPathData(1)
      const turn = ring.flip ? -degrees : degrees
      return `<path fill="${color}" transform="translate(${round(ring.x)} ${round(ring.y)}) rotate(${round(turn)})" d="${outline}"/>`
    })
    .join('')
}
