import { isHex } from '#artwork/color_math'
import { composeDesign, type Design } from '#artwork/design'
import { clothOf } from '#artwork/garments/cloth'
import { garments, type MockupType } from '#artwork/garments/catalog'
import type { Placement, Stall } from '#artwork/garments/drawing'
import { garmentColorHex, groundFor } from '#artwork/palette'
import type { Frame } from '#artwork/lettering'
import { seedFrom } from '#artwork/random'
import { fill, group, round, svg } from '#artwork/svg'

export interface Mockup {
  productType: MockupType
  /** A colour's name, in any case ("Bottle Green"), or `#RRGGBB`; an unknown name is neutral */
  color: string
  /** Without one the product is plain */
  design?: Design
  /** From behind, or the print alone and near; the front where left out. Only cloth has others (`hasViews`) */
  view?: MockupView
  /** Where cloth is printed on; in the middle of the front where left out */
  placement?: Placement
  /** How the cloth is cut; the usual cut where left out */
  cut?: Cut
}

/** Wide and short, its shoulders dropped. */
export type Cut = 'boxy'

/** How much wider and longer than usual. */
const CUTS: Record<Cut, { across: number; down: number }> = { boxy: { across: 1.08, down: 0.94 } }

export type MockupView = 'front' | 'back' | 'detail'

const VIEWED: ReadonlySet<MockupType> = new Set(['tshirt', 'hoodie', 'tank-top', 'tote'])

/** Whether the product has views other than the front. */
export const hasViews = (productType: MockupType): boolean => VIEWED.has(productType)

/** Draws the print of a design; calls `onPrint` with the frame of the print. */
function printer(design: Design | undefined, onPrint: (frame: Frame) => void): Stall['print'] {
  return (frame, surface, format = 'print') => {
    onPrint(frame)
    if (design === undefined) return ''
    const { markup, width, height } = composeDesign(design, format, surface)
    const scale = Math.min(frame.width / width, frame.height / height)
    const x = frame.x + (frame.width - width * scale) / 2
    const y = frame.y + (frame.height - height * scale) / 2
    return group(markup, `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})`)
  }
}

/** A small print is seen with the cloth around it. */
const NEAREST = 72

/** Moves and scales so that the middle of the print fills the picture. */
function nearTo({ x, y, width, height }: Frame): string {
  const seen = Math.max(width * 0.7, NEAREST)
  const scale = 400 / seen
  const left = x + (width - seen) / 2
  const top = y + height * (seen === NEAREST ? 0.5 : 0.45) - (seen * 1.25) / 2
  return `translate(${round(-left * scale)} ${round(-top * scale)}) scale(${scale.toFixed(3)})`
}

/** Scales about the middle of the picture. */
const scaled = (markup: string, across: number, down: number, [x, y] = [200, 250]) =>
  group(
    markup,
    `translate(${round(x)} ${round(y)}) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(${round(-x)} ${round(-y)})`
  )

/** Changes the cut of the cloth; the print on it keeps its proportions. */
function cutTo(cut: Cut, draw: (print: Stall['print']) => string, print: Stall['print']): string {
  const { across, down } = CUTS[cut]
  const kept: Stall['print'] = (frame, surface, format) => {
    const middle: [number, number] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
    return scaled(print(frame, surface, format), down / across, 1, middle)
  }
  return scaled(draw(kept), across, down)
}

/**
 * A product in its colour with the design on it, on a tinted ground, as a complete SVG document of
 * 400 by 500. The same request always gives the same document.
 *
 * @throws RangeError for a design whose seed or inks are out of range
 */
export function drawMockup(mockup: Mockup): string {
  const { productType, color, design, view = 'front', placement, cut } = mockup
  const hex = isHex(color) ? color : garmentColorHex(color)
  const seed = design?.seed ?? 0
  const ground = groundFor(hex, design === undefined ? seedFrom(hex) : seed)
  let printed: Frame | undefined
  const isSeenBehind = view === 'back' || (view === 'detail' && placement === 'back')
  const draw = (print: Stall['print']) =>
    garments[productType]({
      cloth: clothOf(hex),
      ground,
      seed,
      isBack: isSeenBehind && hasViews(productType),
      placement,
      print,
    })
  const print = printer(design, (frame) => (printed = frame))
  const product = cut && hasViews(productType) ? cutTo(cut, draw, print) : draw(print)
  const seen = view === 'detail' && printed ? group(product, nearTo(printed)) : product
  return svg(400, 500, fill(ground, 'M0 0H400V500H0z') + seen)
}
