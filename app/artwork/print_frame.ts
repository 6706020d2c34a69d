import { clothOf } from '#artwork/garments/cloth'
import { garments, type MockupType } from '#artwork/garments/catalog'
import type { Frame } from '#artwork/lettering'
import { hasViews } from '#artwork/mockup'
import { PAPER } from '#artwork/color_math'

/** The print area in the drawing of a product of 400 by 500, from the front or from behind. */
export function printFrame(productType: MockupType, side: 'front' | 'back'): Frame {
  const isBack = side === 'back' && hasViews(productType)
  let printed: Frame | undefined
  garments[productType]({
    cloth: clothOf(PAPER),
    ground: PAPER,
    seed: 0,
    isBack,
    placement: isBack ? 'back' : 'front',
    print: (frame) => {
      printed ??= frame
      return ''
    },
  })
  if (!printed) throw new Error(`Nothing is printed on ${productType}`)
  return printed
}
