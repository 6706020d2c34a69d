import { test } from '@japa/runner'
import {
  fillsBox,
  firstArea,
  mostZoom,
} from '../../../inertia/components/studio/photo/crop_area.js'

const BOX = { width: 400, height: 300 }

test.group('The crop box', () => {
  test('stands at 150 by 150 in (50,50) first where that fits, else in the middle')
    .tags(['PROF-14'])
    .with([
      {
        image: { width: 400, height: 300 },
        area: { x: 50, y: 50, width: 150, height: 150 },
      },
      {
        image: { width: 4000, height: 3000 },
        area: { x: 500, y: 500, width: 1500, height: 1500 },
      },
      // Fitted it is 200 high, and the square ends at its edge.
      { image: { width: 800, height: 400 }, area: { x: 100, y: 100, width: 300, height: 300 } },
      // Fitted it is 100 high: the largest square in the middle.
      { image: { width: 800, height: 200 }, area: { x: 300, y: 0, width: 200, height: 200 } },
      // Smaller than the box, an image is not enlarged.
      { image: { width: 120, height: 180 }, area: { x: 0, y: 30, width: 120, height: 120 } },
    ])
    .run(({ assert }, { image, area }) => {
      assert.deepEqual(firstArea(image, BOX), area)
    })

  test('is never narrower than 50 pixels of the image as it is fitted', ({ assert }) => {
    assert.equal(mostZoom({ width: 4000, height: 3000 }, BOX), 6)
    assert.equal(mostZoom({ width: 120, height: 100 }, BOX), 2)
    assert.equal(mostZoom({ width: 50, height: 50 }, BOX), 1)
  }).tags(['PROF-14'])
  test('of a strip is as high as the dialog, not a few pixels: {$self}')
    .tags(['STUD-12'])
    .with([
      { width: 4000, height: 100 },
      { width: 100, height: 4000 },
      { width: 12_000, height: 400 },
    ])
    .run(({ assert }, image) => {
      assert.isTrue(fillsBox(image, BOX))
      const side = Math.min(image.width, image.height)
      const { x, y, width, height } = firstArea(image, BOX)
      assert.deepEqual([width, height], [side, side])
      assert.deepEqual([x, y], [(image.width - side) / 2, (image.height - side) / 2])
      const filled = image.width > image.height ? BOX.height : BOX.width
      assert.approximately(mostZoom(image, BOX), filled / 50, 1e-9)
    })

  test('of any other photo leaves it whole in view', ({ assert }) => {
    for (const image of [
      { width: 4000, height: 3000 },
      { width: 800, height: 200 },
      { width: 50, height: 50 },
    ])
      assert.isFalse(fillsBox(image, BOX))
  })
})
