import type { DesignFormat } from '#artwork/design'
import { group, round, stroke } from '#artwork/svg'
import type { Cloth } from '#artwork/garments/cloth'
import type { Frame } from '#artwork/lettering'

export interface Stall {
  cloth: Cloth
  /** The tinted ground behind the product */
  ground: string
  /** Changes details that may differ between two products of one type; 0 for a plain one */
  seed: number
  /** Seen from behind: for garments that have a back */
  isBack?: boolean
  /** Where on a garment the print is; in the middle of the front where left out */
  placement?: Placement
  /** Draws the design into the frame, on a surface of that colour; nothing for a plain product */
  print: (frame: Frame, surface: string, format?: DesignFormat) => string
}

/** One on the back has a small one on the chest before it. */
export type Placement = 'front' | 'back' | 'chest' | 'sleeve'

type PrintFrames = {
  front: Frame
  back: Frame
  /** Small, over the heart */
  chest: Frame
  /** Turned by so many degrees about its middle, as the sleeve hangs; a garment without sleeves has none */
  sleeve?: Frame & { turn: number }
}

/** The print of the side that is seen, where there is one. `format` is that of the front. */
export function printOn(
  { print, cloth, isBack, placement = 'front' }: Stall,
  { front, back, chest, sleeve }: PrintFrames,
  format?: DesignFormat
): string {
  if (isBack) return placement === 'back' ? print(back, cloth.base) : ''
  if (placement === 'front') return print(front, cloth.base, format)
  if (placement !== 'sleeve' || !sleeve) return print(chest, cloth.base)
  const middle = `${round(sleeve.x + sleeve.width / 2)} ${round(sleeve.y + sleeve.height / 2)}`
  return group(print(sleeve, cloth.base), `rotate(${sleeve.turn} ${middle})`)
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
