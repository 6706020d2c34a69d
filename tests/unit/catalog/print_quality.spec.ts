import { test } from '@japa/runner'
import fc from 'fast-check'
import { printFileSize, printQualities, printQualityOf } from '#catalog/artworks/print_quality'
import { PRINT_AREAS } from '#config/artworks'
import { PRODUCT_TYPES } from '#shared/product_type'

test.group('How a picture prints', () => {
  test('{width} x {height} on a {type}: {dpi} dpi, {grade}')
    .tags(['ART-10'])
    .with([
      { width: 2568, height: 3424, type: 'tshirt', dpi: 214, grade: 'good' },
      { width: 1800, height: 2400, type: 'tshirt', dpi: 150, grade: 'good' },
      { width: 1799, height: 2399, type: 'tshirt', dpi: 149, grade: 'soft' },
      { width: 1440, height: 1920, type: 'tshirt', dpi: 120, grade: 'soft' },
      { width: 720, height: 960, type: 'tshirt', dpi: 60, grade: 'too-small' },
      // As wide as the print: its height does not count.
      { width: 2400, height: 600, type: 'hoodie', dpi: 200, grade: 'good' },
      { width: 1000, height: 1000, type: 'tote', dpi: 100, grade: 'soft' },
      { width: 1000, height: 1000, type: 'poster', dpi: 55, grade: 'too-small' },
    ] as const)
    .run(({ assert }, { type, dpi, grade, ...size }) => {
      assert.containsSubset(printQualityOf({ ...size, isVector: false }, type), { dpi, grade })
    })

  test('with the size that is named, is good', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(side, side, fc.constantFrom(...PRODUCT_TYPES), (width, height, type) => {
        const { needed } = printQualityOf({ width, height, isVector: false }, type)
        if (!needed) return true
        return printQualityOf({ ...needed, isVector: false }, type).grade === 'good'
      })
    )
  }).tags(['ART-10'])

  test('of lines prints sharp on every type', ({ assert }) => {
    const all = printQualities({ width: 3, height: 4, isVector: true })
    assert.sameMembers(Object.keys(all), [...PRODUCT_TYPES])
    for (const { dpi, grade } of Object.values(all)) assert.deepEqual([dpi, grade], [null, 'good'])
  }).tags(['ART-10'])

  test('has a print file of the area’s shape, at its own dpi and 300 at most', ({ assert }) => {
    const picture = (width: number, height: number) => ({ width, height, isVector: false })
    assert.deepEqual(printFileSize(picture(1200, 1600), 'tshirt'), { width: 1200, height: 1600 })
    assert.deepEqual(printFileSize(picture(1200, 10), 'tshirt'), { width: 1200, height: 1600 })
    assert.deepEqual(printFileSize(picture(9000, 9000), 'tshirt'), { width: 3600, height: 4800 })
    const drawing = { width: 3, height: 4, isVector: true }
    assert.deepEqual(printFileSize(drawing, 'tote'), { width: 3000, height: 3000 })
    assert.deepEqual(printFileSize(drawing, 'tote', 150), { width: 1500, height: 1500 })
    assert.sameMembers(Object.keys(PRINT_AREAS), [...PRODUCT_TYPES])
  }).tags(['ART-14'])
})
