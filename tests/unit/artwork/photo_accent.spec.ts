import { test } from '@japa/runner'
import { accentFromPixels } from '#artwork/photo_accent'
import { contrastRatio } from '#artwork/palette'

type Pixel = [red: number, green: number, blue: number]

const INK = '#15120F'
const many = (pixel: Pixel, count: number) => Array.from({ length: count }, () => pixel)
const accentOf = (...pixels: Pixel[][]) => accentFromPixels(Uint8Array.from(pixels.flat(2)))

test.group('The accent of a photo', () => {
  test('is its strongest colour, though most of it be another', ({ assert }) => {
    assert.equal(accentOf(many([60, 40, 30], 200), many([240, 180, 40], 60)), '#F0B428')
  })

  test('is readable under ink, in the hue it had', ({ assert }) => {
    for (const pixel of [
      [20, 30, 120],
      [90, 0, 10],
      [0, 60, 20],
    ] as Pixel[]) {
      const accent = accentOf(many(pixel, 100))!
      assert.isAtLeast(contrastRatio(accent, INK), 4.5)
      const [red, green, blue] = [1, 3, 5].map((at) =>
        Number.parseInt(accent.slice(at, at + 2), 16)
      )
      const strongest = [red!, green!, blue!]
      assert.equal(
        strongest.indexOf(Math.max(...strongest)),
        pixel.indexOf(Math.max(...pixel)),
        accent
      )
    }
  }).tags(['PROF-17'])

  test('is none of a grey photo, a speck of colour in it aside', ({ assert }) => {
    assert.isNull(accentOf(many([120, 122, 119], 500)))
    assert.isNull(accentOf(many([255, 255, 255], 500), many([255, 0, 0], 3)))
    assert.isNull(accentOf([]))
  })
})
