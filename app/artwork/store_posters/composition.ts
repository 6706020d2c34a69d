import type { Random } from '#artwork/random'

/**
 * A hero picture's inks. Text in ink stands on the lower left: below y 600, ink may be printed only
 * right of x 1200; everywhere else there it is `accent`, `glow`, `hot` or `paper`.
 */
export interface PosterCanvas {
  random: Random
  /** The ground; ink text on it passes 4.5:1 */
  accent: string
  /** The accent with some paper in it */
  glow: string
  /** Stage orange, or what stands in for it on an orange ground; ink text on it passes 4.5:1 */
  hot: string
  ink: string
  paper: string
}

/**
 * Draws on 1600 by 900. A phone shows the middle, x from 400 to 1200; a wide screen cuts 100 off
 * the top and the bottom. The point of the picture therefore lies around `FOCUS`.
 */
export type PosterComposition = (canvas: PosterCanvas) => string

export const FOCUS = { x: 990, y: 312 } as const
