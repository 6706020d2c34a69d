import type { Random } from '#artwork/random'
import { group, round } from '#artwork/svg'

/** One of the two shapes of a poster, and where its figure stands. */
export interface Sheet {
  width: number
  height: number
  /** Middle of the figure */
  x: number
  y: number
  /** Half the figure's side: it keeps within this of its middle */
  reach: number
}

/**
 * A wide screen shows the right end of `wide`, a phone the top of `tall`, whatever its own shape:
 * the figure is always seen whole. Words stand left of the one, below the other, and in a line
 * along the top of both.
 */
export const sheets = {
  wide: { width: 1600, height: 640, x: 1225, y: 336, reach: 262 },
  tall: { width: 800, height: 1400, x: 424, y: 384, reach: 246 },
} satisfies Record<string, Sheet>

export type PosterShape = keyof typeof sheets

/**
 * A poster's inks. Outside the figure only `ground`, `glow` and `foot` are printed: they are what
 * the words stand on.
 */
export interface PosterCanvas {
  random: Random
  sheet: Sheet
  ground: string
  /** The ground with some of another ink in it */
  glow: string
  /** What a sea or a hill under the words may be printed in */
  foot: string
  /** Of the words and of outlines */
  key: string
  second: string
  light: string
}

export type PosterComposition = (canvas: PosterCanvas) => string

/** Figures are drawn around 0,0 and keep within 300 of it. */
export const HALF = 300

export function placed({ x, y, reach }: Sheet, figure: string): string {
  return group(figure, `translate(${round(x)} ${round(y)}) scale(${(reach / HALF).toFixed(3)})`)
}
