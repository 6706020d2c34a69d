import fc from 'fast-check'
import { test } from '@japa/runner'
import { runsOf, settable, shaped, widthOf } from '#core/print/typeface'
import { drawPoster } from '#gigs/posters/draw_poster'
import { fitLines, heightOf } from '#gigs/posters/fit_lines'
import { piecesOf } from '#gigs/posters/pieces'
import { picturesOf } from '#tests/support/pdf'
import { assertPrintable, NAMELESS_POSTER, WEIGHTS } from '#tests/unit/gigs/print_checks'

/** A name in each script, and the face that it is set in. */
const NAMES = [
  { name: '東京事変', face: 'wdxl-lubrifont-sc' },
  { name: '飛兒樂團', face: 'wdxl-lubrifont-sc' },
  { name: '草东没有派对', face: 'wdxl-lubrifont-sc' },
  // In a part of the face that fontkit cannot inflate.
  { name: '先今书', face: 'wdxl-lubrifont-sc' },
  { name: 'ずっと真夜中でいいのに。', face: 'wdxl-lubrifont-sc' },
  { name: 'ゴールデンボンバー', face: 'wdxl-lubrifont-sc' },
  { name: '잔나비', face: 'black-han-sans' },
  { name: '새소년', face: 'black-han-sans' },
  { name: 'บอดี้สแลม', face: 'noto-sans-thai' },
  { name: 'น้ำชา', face: 'noto-sans-thai' },
  { name: 'ລາວ', face: 'noto-sans-lao' },
  { name: 'ខ្មែរ', face: 'noto-sans-khmer' },
  { name: 'इंडियन ओशन', face: 'noto-sans-devanagari' },
  { name: 'क्षत्रिय', face: 'noto-sans-devanagari' },
  { name: 'চন্দ্রবিন্দু', face: 'mina' },
  { name: 'ਪੰਜਾਬੀ', face: 'noto-sans-gurmukhi' },
  { name: 'ગુજરાતી', face: 'noto-sans-gujarati' },
  { name: 'ଓଡ଼ିଆ', face: 'noto-sans-oriya' },
  { name: 'தைக்குடம்', face: 'noto-sans-tamil' },
  { name: 'తెలుగు', face: 'noto-sans-telugu' },
  { name: 'ಕನ್ನಡ', face: 'noto-sans-kannada' },
  { name: 'അവിയൽ', face: 'noto-sans-malayalam' },
  { name: 'සිංහල', face: 'noto-sans-sinhala' },
  { name: 'ქართული', face: 'noto-sans-georgian' },
  { name: 'Հայերեն', face: 'noto-sans-armenian' },
  { name: 'አማርኛ', face: 'noto-sans-ethiopic' },
  { name: 'ᏣᎳᎩ', face: 'unifontex' },
  { name: '🎸🔥', face: 'unifontex' },
]

const letters = [...new Set(NAMES.flatMap(({ name }) => [...name]))]

/** Letters of all scripts in any order, also such as no language has. */
const anyName = fc
  .array(fc.constantFrom(...letters, ...' Band 2026 (!)&-\u200c\u200d\ufe0f'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((parts) => parts.join(''))

test.group('Names in scripts of Asia and Africa in print', () => {
  test('keep every letter, each in the face of its script: {name}')
    .tags(['NET-12'])
    .with(NAMES)
    .run(({ assert }, { name, face }) => {
      for (const weight of WEIGHTS) {
        assert.equal(settable(name, weight), name.normalize('NFC'))
        const runs = runsOf(name, weight).filter(({ text }) => text.trim() !== '')
        for (const run of runs) {
          assert.isTrue(run.cut.name.startsWith(face), run.cut.name)
          for (const { id } of shaped(run).glyphs) assert.isAbove(id, 0, run.text)
        }
      }
    })

  test('join and order their letters as the script does', ({ assert }) => {
    const glyphs = (text: string) => shaped(runsOf(text, 900)[0]!).glyphs
    // The vowel i stands before its consonant, and two consonants are one form.
    assert.deepEqual(glyphs('कि')[0]!.codePoints, ['ि'.codePointAt(0)!])
    assert.lengthOf(glyphs('क्ष'), 1)
    assert.deepEqual(glyphs('কি')[0]!.codePoints, ['ি'.codePointAt(0)!])
    assert.deepEqual(glyphs('கெ')[0]!.codePoints, ['ெ'.codePointAt(0)!])
    // The ring of sara am stands on its consonant, below the tone.
    const [, ring, tone] = shaped(runsOf('น้ำ', 900)[0]!).positions
    assert.equal(ring!.xAdvance, 0)
    assert.equal(tone!.xAdvance, 0)
    for (const word of ['क्षत्रिय', 'চন্দ্রবিন্দু', 'தைக்குடம்', 'น้ำชา'])
      assert.lengthOf(runsOf(word, 900), 1, word)
  }).tags(['NET-12'])

  test('break between words, in scripts without spaces too', ({ assert }) => {
    const wordsOf = (text: string) => piecesOf(text).map(({ text: word }) => word)
    assert.deepEqual(wordsOf('Night Bus'), ['Night', 'Bus'])
    assert.isAbove(wordsOf('ずっと真夜中でいいのに。').length, 2)
    assert.isAbove(wordsOf('วงดนตรีไทย').length, 1)
    assert.equal(wordsOf('真夜中、東京。').at(-1)!.at(-1), '。')
  }).tags(['NET-12'])

  test('have a width, a top and a depth, and a document, whatever they are', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(anyName, fc.constantFrom(...WEIGHTS), (name, weight) =>
        assertPrintable(assert, name, weight)
      ),
      { numRuns: 20 }
    )
  }).tags(['NET-12'])

  test('stay in the frame of a poster', ({ assert }) => {
    const frame = { weight: 900, width: 483, height: 108, lines: 4, largest: 150, smallest: 26 }
    fc.assert(
      fc.property(anyName, (name) => {
        const fitted = fitLines(name, { ...frame, weight: 900 })
        assert.isAtMost(fitted.lines.length, 4)
        assert.isAtMost(heightOf(fitted), 108.01, name)
        for (const line of fitted.lines)
          assert.isAtMost(widthOf(line, 900, fitted.size), 483.01, name)
      }),
      { numRuns: 60 }
    )
  }).tags(['NET-12'])

  test('are on the poster, which stays small and has no letters but its own: {name}')
    .tags(['NET-12'])
    .with(NAMES)
    .run(async ({ assert }, { name, face }) => {
      const drawn = await drawPoster(
        { ...NAMELESS_POSTER, bandName: name, title: name, place: name },
        'a4'
      )
      assert.equal(picturesOf(drawn).pages, 1)
      assert.isBelow(drawn.length, 120_000)
      const embedded = [...drawn.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)]
      const names = embedded.map(([, font]) => font!.toLowerCase().replace(/[-_]/g, ''))
      const own = face.replaceAll('-', '').replace('sc', '')
      assert.isTrue(
        names.some((font) => font.startsWith(own)),
        names.join(' ')
      )
      assert.isAtMost(names.length, 2 + new Set(name).size * 2)
    })
})
