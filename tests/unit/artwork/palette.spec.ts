import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  accentFor,
  contrastRatio,
  garmentColorHex,
  garmentColors,
  groundFor,
  inkPalettes,
  inksOn,
} from '#artwork/palette'
import { randomFrom, seedFrom } from '#artwork/random'

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.group('Palette', () => {
  test('contrast is counted as WCAG counts it', ({ assert }) => {
    assert.equal(contrastRatio('#000000', '#FFFFFF'), 21)
    assert.equal(contrastRatio('#777777', '#777777'), 1)
    assert.closeTo(contrastRatio('#FF4B1F', '#F6F1E7'), 2.97, 0.01)
    assert.throws(() => contrastRatio('red', '#FFFFFF'), RangeError)
  })

  test('ink passes 4.5:1 on any accent once corrected', () => {
    fc.assert(
      fc.property(hexes, (hex) => contrastRatio(accentFor(hex), '#15120F') >= 4.5),
      { numRuns: 1000 }
    )
  })

  test('an accent that passes already is left as it is, and correcting twice changes nothing', ({
    assert,
  }) => {
    assert.equal(accentFor('#e8c547'), '#E8C547')
    fc.assert(fc.property(hexes, (hex) => accentFor(accentFor(hex)) === accentFor(hex)))
  })

  test('a corrected accent keeps its hue: a dark blue stays blue', ({ assert }) => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(accentFor('#10206B').slice(at, at + 2), 16)
    )
    assert.isAbove(blue, green)
    assert.isAbove(blue, red)
  })

  test('garment colours are found in any case and spelling, unknown ones are neutral', ({
    assert,
  }) => {
    assert.isAtLeast(garmentColors.length, 30)
    assert.equal(garmentColorHex('BLACK'), garmentColorHex('Black'))
    assert.equal(garmentColorHex('heather gray'), garmentColorHex('Heather Grey'))
    assert.equal(garmentColorHex('Vintage Black'), garmentColorHex('Black'))
    assert.equal(garmentColorHex('Glow Worm'), garmentColorHex('Anything at all'))
    assert.match(garmentColorHex(''), /^#[0-9A-F]{6}$/)
  })

  test('every garment stands out from its ground, whichever ground it gets', ({ assert }) => {
    for (const { name, hex } of garmentColors) {
      for (let variation = 0; variation < 12; variation++) {
        assert.isAtLeast(contrastRatio(groundFor(hex, variation), hex), 1.15, name)
      }
    }
  })

  test('there are sixteen palettes or more, and their inks show on every garment', ({ assert }) => {
    assert.isAtLeast(inkPalettes.length, 16)
    for (const { inks, name } of inkPalettes) {
      for (const garment of garmentColors) {
        const mixed = inksOn(garment.hex, inks)
        assert.isAtLeast(contrastRatio(mixed.key, garment.hex), 3, `${name} on ${garment.name}`)
        assert.notEqual(mixed.second, garment.hex, `${name} on ${garment.name}`)
      }
    }
  })

  test('a seed is a stream of its own, evenly spread', ({ assert }) => {
    const draw = (seed: number) => {
      const random = randomFrom(seed)
      return Array.from({ length: 1000 }, () => random.next())
    }
    assert.deepEqual(draw(7), draw(7))
    assert.notDeepEqual(draw(7), draw(8))
    const mean = draw(7).reduce((sum, value) => sum + value, 0) / 1000
    assert.closeTo(mean, 0.5, 0.04)
  })

  test('any text makes a seed that may be drawn from', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seed = seedFrom(text)
        return Number.isInteger(seed) && seed >= 1 && seed <= 2147483647
      })
    )
  })
})
