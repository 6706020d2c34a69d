import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  centred,
  filled,
  isInArea,
  keptInArea,
  mostWidth,
  movedToArea,
  placedDpi,
  placementBox,
  placementPixels,
} from '#shared/print_placement'

const side = fc.integer({ min: 1, max: 12_000 })
const size = fc.record({ width: side, height: side })
/** Print areas are some inches wide and high. */
const area = fc.record({
  width: fc.integer({ min: 300, max: 8000 }),
  height: fc.integer({ min: 300, max: 8000 }),
})
/** No narrow strip, which a thousandth of the area cannot hold. */
const artwork = size.filter(({ width, height }) => height / width < 40 && width / height < 40)
const wanted = fc.record({
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  width: fc.double({ min: -100, max: 3000, noNaN: true }),
})

test.group('Where an artwork lies in a print area', () => {
  test('is inside it in whole thousandths, wherever it is dragged', () => {
    fc.assert(
      fc.property(artwork, area, wanted, (picture, place, drag) => {
        const kept = keptInArea(drag, picture, place)
        return (
          isInArea(kept, picture, place) &&
          isInArea(centred(kept.width, picture, place), picture, place) &&
          isInArea(filled(picture, place, 'top'), picture, place)
        )
      })
    )
  }).tags(['BUILD-8'])

  test('is the same on the screen as in print: the parts of the area differ by less than a pixel', () => {
    const screens = fc.double({ min: 60, max: 900, noNaN: true })
    fc.assert(
      fc.property(artwork, area, wanted, screens, (picture, place, drag, screenWidth) => {
        const placement = keptInArea(drag, picture, place)
        const screen = { width: screenWidth, height: (screenWidth * place.height) / place.width }
        const shown = placementBox(placement, picture, screen)
        const printed = placementPixels(placement, picture, place)
        const scale = place.width / screenWidth
        const edges = [
          [shown.left * scale, printed.left],
          [shown.top * scale, printed.top],
          [shown.width * scale, printed.width],
          [shown.height * scale, printed.height],
        ] as const
        return edges.every(([one, other]) => Math.abs(one - other) <= 1 + 1e-6)
      })
    )
  }).tags(['BUILD-8'])

  test('is within the file to the pixel', () => {
    fc.assert(
      fc.property(artwork, area, wanted, (picture, place, drag) => {
        const { left, top, width, height } = placementPixels(
          keptInArea(drag, picture, place),
          picture,
          place
        )
        return (
          left >= 0 &&
          top >= 0 &&
          width >= 1 &&
          height >= 1 &&
          left + width <= place.width &&
          top + height <= place.height
        )
      })
    )
  }).tags(['BUILD-8'])

  test('is in the same manner in another area: as large a part of what it could be, with the same middle where there is room', () => {
    fc.assert(
      fc.property(artwork, area, area, wanted, (picture, from, to, drag) => {
        const placement = keptInArea(drag, picture, from)
        const moved = movedToArea(placement, picture, { from, to })
        return isInArea(moved, picture, to)
      })
    )
  }).tags(['BUILD-7'])

  test('moves from a shirt to a tote', ({ assert }) => {
    const shirt = { width: 1800, height: 2400 }
    const tote = { width: 1500, height: 1500 }
    const square = { width: 1000, height: 1000 }
    const half = { x: 250, y: 0, width: 500 }
    assert.deepEqual(movedToArea(half, square, { from: shirt, to: tote }), {
      x: 250,
      y: 0,
      width: 500,
    })
    const full = filled(square, shirt, 'centre')
    assert.deepEqual(full, { x: 0, y: 125, width: 1000 })
    assert.deepEqual(movedToArea(full, square, { from: shirt, to: tote }), {
      x: 0,
      y: 0,
      width: 1000,
    })
  }).tags(['BUILD-7'])

  test('limits its width by the height of the area', ({ assert }) => {
    assert.equal(mostWidth({ width: 1000, height: 2000 }, { width: 1800, height: 2400 }), 666)
    assert.equal(mostWidth({ width: 2000, height: 1000 }, { width: 1800, height: 2400 }), 1000)
  }).tags(['BUILD-8'])

  test('says at how many dpi it prints at its size', ({ assert }) => {
    const shirt = { width: 1800, height: 2400, dpi: 150 }
    const picture = { width: 2160, height: 2160 }
    assert.equal(placedDpi({ x: 0, y: 0, width: 1000 }, picture, shirt), 180)
    assert.equal(placedDpi({ x: 0, y: 0, width: 500 }, picture, shirt), 360)
  }).tags(['BUILD-8'])
})
