import type { Random } from '#artwork/random'
import { inksOn, type Inks } from '#artwork/palette'
import { motifs, type MotifName } from '#artwork/motifs/catalog'
import { group, round } from '#artwork/svg'

export interface Composition {
  random: Random
  motif: MotifName
  inks: Inks
  words: string
  /** The cloth, card or paper printed on */
  surface: string
}

/** Where the motif's box of 300 goes: its top left corner, and its scale. */
export interface Place {
  x: number
  y: number
  scale: number
}

/** The composition's motif, with its inks mixed for what lies beneath it. */
export function motifOn({ random, motif, inks, words }: Composition, ground: string, place: Place) {
  const art = motifs[motif]({ random, ...inksOn(ground, inks), ground, words })
  if (place.x === 0 && place.y === 0 && place.scale === 1) return art
  return group(
    art,
    `translate(${round(place.x)} ${round(place.y)}) scale(${Number(place.scale.toFixed(3))})`
  )
}

/** Splits a name over two lines where that lets it be set larger. */
export function twoLines(words: string): string[] {
  const parts = words.trim().split(/\s+/)
  if (parts.length < 2 || words.length < 9) return [parts.join(' ')]
  const splits = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(' '), parts.slice(index + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
