import { isHex } from '#artwork/color_math'
import { composeDesign, type Design } from '#artwork/design'
import { clothOf } from '#artwork/garments/cloth'
import { garments, type MockupType } from '#artwork/garments/catalog'
import type { Stall } from '#artwork/garments/drawing'
import { garmentColorHex, groundFor } from '#artwork/palette'
import { seedFrom } from '#artwork/random'
import { fill, group, round, svg } from '#artwork/svg'

export interface Mockup {
  productType: MockupType
  /** A colour's name, in any case ("Bottle Green"), or `#RRGGBB`; an unknown name is neutral */
  color: string
  /** Without one the product is plain */
  design?: Design
}

function printer(design: Design | undefined): Stall['print'] {
  return (frame, surface, format = 'print') => {
    if (design === undefined) return ''
    const { markup, width, height } = composeDesign(design, format, surface)
    const scale = Math.min(frame.width / width, frame.height / height)
    const x = frame.x + (frame.width - width * scale) / 2
    const y = frame.y + (frame.height - height * scale) / 2
    return group(markup, `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})`)
  }
}

/**
 * A product in its colour with the design on it, on a tinted ground, as a complete SVG document of
 * 400 by 500. The same request always gives the same document.
 *
 * @throws RangeError for a design whose seed or inks are out of range
 */
export function drawMockup({ productType, color, design }: Mockup): string {
  const hex = isHex(color) ? color : garmentColorHex(color)
  const seed = design?.seed ?? 0
  const ground = groundFor(hex, design === undefined ? seedFrom(hex) : seed)
  const product = garments[productType]({
    cloth: clothOf(hex),
    ground,
    seed,
    print: printer(design),
  })
  return svg(400, 500, fill(ground, 'M0 0H400V500H0z') + product)
}
