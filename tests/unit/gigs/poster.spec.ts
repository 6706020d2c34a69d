import { test } from '@japa/runner'
import sharp from 'sharp'
import { drawPoster } from '#gigs/posters/draw_poster'
import { fitLines, heightOf, lineHeightOf } from '#gigs/posters/fit_lines'
import { cutsOf } from '#core/print/faces'
import { settable, widthOf } from '#core/print/typeface'
import { toPrintedPicture } from '#gigs/posters/poster_pictures'
import { drawMockup } from '#artwork/mockup'
import { picturesOf } from '#tests/support/pdf'
import { pictureOf } from '#tests/support/photos'
import { readQrCode } from '#tests/support/read_qr_code'

const text = {
  bandName: 'Night Bus',
  accent: '#4ECDC4',
  code: 'DEMO-GIG',
  storeUrl: 'https://gigstall.example/artist/1/store?qr=DEMO-GIG',
  typeAt: 'gigstall.example/scan',
  title: 'Early Closing Tour',
  place: 'The Old Transformer, Leeds',
  when: 'Sat 21 Nov 2026, 19:30',
  products: [],
}

const shirt = Buffer.from(drawMockup({ productType: 'tshirt', color: 'Black' }))

/** So many products, as a poster shows them. */
async function givenProducts(count: number) {
  const picture = (await toPrintedPicture(shirt))!
  return Array.from({ length: count }, (_, index) => ({ picture, price: `£${index + 18}.00` }))
}

/** Where the black part of the code begins and how wide it is, as shares of the page's width. */
async function codeOn(drawing: string) {
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: '#FFFFFF' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, right] = [info.width, 0]
  for (const [index, level] of data.entries()) {
    if (level > 40) continue
    left = Math.min(left, index % info.width)
    right = Math.max(right, index % info.width)
  }
  return { left: left / info.width, width: (right + 1 - left) / info.width }
}

const frame = {
  weight: 900,
  width: 400,
  height: 160,
  lines: 3,
  largest: 160,
  smallest: 30,
} as const

/** Where the highest mark of a line ends above its baseline, as the face has it, in sizes. */
function marksOver(line: string): number {
  const [first] = cutsOf(900)
  const tops = [...line].map((letter) => {
    const cut =
      cutsOf(900).find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? first!
    return cut.font.glyphForCodePoint(letter.codePointAt(0)!).bbox.maxY / cut.font.unitsPerEm
  })
  return Math.max(...tops)
}

test.group('Words on a poster', () => {
  test('are as large as their frame allows, and never leave it: {$self}')
    .tags(['GIG-13'])
    .with([
      'Dna',
      'Night Bus',
      'The Extraordinarily Long Winded Symphonic Post-Rock Ensemble of Greater Manchester',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochllanfairpwllgwyngyll',
      `${'x '.repeat(50)}`.trim(),
    ])
    .run(({ assert }, words) => {
      const fitted = fitLines(words, frame)
      assert.isAtMost(fitted.lines.length, 3)
      assert.isAtMost(heightOf(fitted), 160)
      for (const line of fitted.lines)
        assert.isAtMost(widthOf(line, 900, fitted.size), 400.01, line)
    })

  test('leave room for marks over the letters of a further line: {$self}')
    .tags(['STUD-20'])
    .with(['BERLÍN NIÑO', 'SUPER ÄRZTE', 'SIGUR RÓSKAR', 'SISTER ŻÓŁĆ', 'PHỞ NGON ẤM'])
    .run(({ assert }, words) => {
      const fitted = fitLines(words, { ...frame, width: 150 })
      assert.isAtLeast(fitted.lines.length, 2)
      for (const line of fitted.lines.slice(1))
        assert.isAbove(lineHeightOf(line), marksOver(line), `${line} runs into the line above`)
      assert.isAtMost(heightOf(fitted), 160)
    })

  test('of a hundred letters are all there, broken only where one word is too long: {$self}')
    .tags(['GIG-13'])
    .with([
      'N'.repeat(100),
      'W'.repeat(100),
      '東'.repeat(100),
      `${'The Long Band Names '.repeat(5)}`.trim(),
      'Wolverhampton'.repeat(7),
    ])
    .run(({ assert }, words) => {
      const head = { ...frame, width: 483, height: 108, lines: 5, largest: 150, smallest: 20 }
      const { size, lines } = fitLines(words.toUpperCase(), head)
      const withSpaces = words.includes(' ')
      assert.equal(lines.join(withSpaces ? ' ' : ''), words.toUpperCase())
      assert.isAtLeast(size, 20)
      if (withSpaces)
        for (const line of lines) assert.match(line, /^(?:(?:THE|LONG|BAND|NAMES) ?)+$/)
    })

  test('end in an ellipsis where the smallest type is still too large', ({ assert }) => {
    const { size, lines } = fitLines('A rather long name '.repeat(20).trim(), frame)
    assert.equal(size, 30)
    assert.isTrue(lines.at(-1)!.endsWith('…'))
  })

  test('keep every letter the face has, and lose none but those it lacks', ({ assert }) => {
    assert.equal(settable('Motörhead', 900), 'Motörhead')
    assert.equal(settable('Żółć & Phở', 900), 'Żółć & Phở')
    assert.equal(settable('Молчат Дома', 900), 'Молчат Дома')
    assert.equal(settable('Ξύλινα Σπαθιά', 900), 'Ξύλινα Σπαθιά')
    assert.equal(settable('Björk 東京', 900), 'Björk 東京')
    assert.equal(settable('…!', 900), '')
  }).tags(['GIG-13'])
})

test.group('A poster', () => {
  test('in every alphabet and length is one page with a code that leads to the store: {bandName}')
    .tags(['GIG-13'])
    .with([
      { bandName: 'Night Bus' },
      { bandName: '東京事変' },
      { bandName: 'فرقة', title: 'جولة', place: null, when: null },
      { bandName: 'Ночные Снайперы 🎸', title: null },
      { bandName: 'W'.repeat(100), title: 'W'.repeat(200), place: 'W '.repeat(150) },
    ])
    .run(async ({ assert }, changes) => {
      for (const format of ['a4', 'a6'] as const) {
        const { pages, drawing } = picturesOf(await drawPoster({ ...text, ...changes }, format))
        assert.equal(pages, 1)
        const picture = await sharp(Buffer.from(drawing)).png().toBuffer()
        assert.equal(await readQrCode(picture), text.storeUrl)
      }
    })

  test('is read in black and white as well, whatever the accent', async ({ assert }) => {
    for (const accent of ['#FF4B1F', '#FFFFFF', '#8A8A8A']) {
      const { drawing } = picturesOf(await drawPoster({ ...text, accent }, 'a6'))
      const grey = await sharp(Buffer.from(drawing)).greyscale().threshold(128).png().toBuffer()
      assert.equal(await readQrCode(grey), text.storeUrl)
      assert.include(drawing, 'fill="rgb(0 0 0)"')
    }
  }).tags(['GIG-13'])

  test('embeds its fonts', async ({ assert }) => {
    const document = (await drawPoster(text, 'a4')).toString('latin1')
    assert.lengthOf(document.match(/\/FontFile2 /g) ?? [], 2)
    assert.notInclude(document, '/Helvetica')
  }).tags(['GIG-12'])
})

test.group('Products on a poster', () => {
  test('stand beside a code of at least 54 % of the width, with its quiet zone: {count} of them')
    .tags(['STUD-24'])
    .with([{ count: 0 }, { count: 1 }, { count: 2 }, { count: 3 }])
    .run(async ({ assert }, { count }) => {
      const products = await givenProducts(count)
      for (const format of ['a4', 'a6'] as const) {
        const { pages, drawing, images } = picturesOf(
          await drawPoster({ ...text, products }, format)
        )
        assert.equal(pages, 1)
        assert.equal(images, count)
        const { left, width } = await codeOn(drawing)
        assert.isAbove(width, 0.54)
        assert.isBelow(width, 0.62)
        // Four modules of 33 of its width, from the edge of the ticket and from the products.
        const quiet = (width * 4) / 33 - 0.003
        assert.isAbove(left - 28 / 595, quiet)
        const end = count === 0 ? 567 / 595 : 447 / 595
        assert.isAbove(end - left - width, quiet)
        const grey = await sharp(Buffer.from(drawing)).greyscale().threshold(128).png().toBuffer()
        assert.equal(await readQrCode(grey), text.storeUrl)
      }
    })

  test(
    'leave room for names of any length and alphabet, long addresses and high prices: {bandName}'
  )
    .tags(['STUD-24'])
    .with([
      { bandName: 'The Extraordinary Symphonic Post Ensemble' },
      { bandName: 'W'.repeat(100), title: 'W'.repeat(200), place: 'W '.repeat(150) },
      { bandName: 'فرقة الليل', title: 'جولة', place: 'مسرح المدينة' },
      { bandName: 'קבוצה גדולה '.repeat(8), title: null, place: null, when: null },
      {
        bandName: 'Night Bus',
        code: 'NIGHTBUS-2026-X',
        storeUrl: `https://merch.a-rather-long-name.example/artist/123456/store?qr=NIGHTBUS-2026-X`,
        typeAt: 'merch.a-rather-long-name.example/scan',
      },
    ])
    .run(async ({ assert }, changes) => {
      const [first, ...rest] = await givenProducts(3)
      const products = [{ ...first!, price: '£10,000.00' }, ...rest]
      const poster = { ...text, ...changes, products }
      const { pages, drawing } = picturesOf(await drawPoster(poster, 'a6'))
      assert.equal(pages, 1)
      const picture = await sharp(Buffer.from(drawing)).png().toBuffer()
      assert.equal(await readQrCode(picture), poster.storeUrl)
    })

  test('are shown whole: a square picture keeps its edges, on its own ground', async ({
    assert,
  }) => {
    const square = await pictureOf({ width: 300, height: 300, color: '#2d5da8' })
    for (const original of [shirt, square]) {
      const printed = sharp((await toPrintedPicture(original))!)
      const { width, height, format } = await printed.metadata()
      assert.deepEqual([width, height, format], [500, 625, 'jpeg'])
    }
    const { channels } = await sharp((await toPrintedPicture(square))!).stats()
    for (const { min, max } of channels) assert.isBelow(max - min, 12)
  }).tags(['STUD-24'])

  test('are none where a picture cannot be read', async ({ assert }) => {
    for (const broken of ['', 'not a picture', '<svg'])
      assert.isNull(await toPrintedPicture(Buffer.from(broken)))
  }).tags(['STUD-24'])
})
