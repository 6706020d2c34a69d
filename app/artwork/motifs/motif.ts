import type { Random } from '#artwork/random'

/** What a motif draws with. It never sees a colour it may not print. */
export interface MotifCanvas {
  random: Random
  /** Reads on the ground from across a room */
  key: string
  second: string
  third: string
  /** The cloth or paper itself, for the unprinted area inside a shape */
  ground: string
  /** Band or product name; may be empty */
  words: string
}

/** Draws in a box of 300 by 300, in two or three inks. Throughout, y grows downwards. */
export type Motif = (canvas: MotifCanvas) => string
