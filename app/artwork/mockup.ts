import { isHex } from '#artwork/color_math'
import { garmentColorHex, groundFor } from '#artwork/palette'
import { clothOf } from '#artwork/garments/cloth'
import { garments, type MockupType } from '#artwork/garments/catalog'
import { fill, svg } from '#artwork/svg'

export function drawMockup({ productType, color }: { productType: MockupType; color: string }) {
  const hex = isHex(color) ? color : garmentColorHex(color)
  const ground = groundFor(hex)
  return svg(400, 500, fill(ground, 'M0 0H400V500H0z') + garments[productType]({ cloth: clothOf(hex), ground, seed: 0, print: () => '' }))
}
