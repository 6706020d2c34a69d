import type { DesignFormat } from '#artwork/design'
import { stroke } from '#artwork/svg'
import type { Cloth } from '#artwork/garments/cloth'
import type { Frame } from '#artwork/lettering'

export interface Stall {
  cloth: Cloth
  /** The tinted ground behind the product */
  ground: string
  /** Changes details that may differ between two products of one type; 0 for a plain one */
  seed: number
  /** Seen from behind, where nothing is printed: for garments that have a back */
  isBack?: boolean
  /** Draws the design into the frame, on a surface of that colour; nothing for a plain product */
  print: (frame: Frame, surface: string, format?: DesignFormat) => string
}

/** Draws one product in a box of 400 by 500, without the ground. */
export type Garment = (stall: Stall) => string

/** A row of sewing. */
export function stitches(color: string, data: string, width = 1.1): string {
  return stroke(color, width, data, 'stroke-dasharray="3.4 2.2"')
}

/** Knitted ribs: short strokes across a band of that width. */
export function ribs(color: string, width: number, data: string): string {
  return stroke(color, width, data, 'stroke-dasharray="1.1 3.1"')
}
