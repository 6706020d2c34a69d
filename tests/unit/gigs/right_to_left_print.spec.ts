import fc from 'fast-check'
import { test } from '@japa/runner'
import { runsOf, settable, shaped, widthOf } from '#core/print/typeface'
import { fitLines, heightOf } from '#gigs/posters/fit_lines'
import { drawPoster } from '#gigs/posters/draw_poster'
import { picturesOf } from '#tests/support/pdf'
import { assertPrintable, NAMELESS_POSTER, WEIGHTS } from '#tests/unit/gigs/print_checks'

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשתםןךףץְֱִֵֶַָֹּׁ'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئپچژگکیًٌٍَُِّْ'
const FURTHER = 'ڤڨێۆۇٻڪ٠١٢۳ﻻﷲ؟،'

/** Names of any length: letters from right to left with their marks, alone and among Latin letters, digits and signs. */
const names = fc
  .array(
    fc.constantFrom(...HEBREW, ...ARABIC, ...FURTHER, ...' Band 2026 (!?)&-\u200d\u2068\u2069'),
    {
      minLength: 1,
      maxLength: 100,
    }
  )
  .map((letters) => letters.join(''))

const inOrder = (text: string) =>
  runsOf(text, 900)
    .map((run) => run.text.trim())
    .filter(Boolean)

test.group('Names from right to left in print', () => {
  test('keep every letter, in each weight: {$self}')
    .tags(['NET-12'])
    .with(['שָׁלוֹם חבורה', 'فرقة الليل', 'گروه چهار ژ پ', 'Band عربي 2026', 'ڤ ێ ۆ کوردی', '٢٠٢٦'])
    .run(({ assert }, name) => {
      for (const weight of WEIGHTS) {
        assert.equal(settable(name, weight), name.normalize('NFC'))
        for (const run of runsOf(name, weight))
          for (const letter of run.text)
            assert.isTrue(run.cut.font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter)
      }
    })

  test('stand in the order in which they are read, numbers, brackets and Latin words too', ({
    assert,
  }) => {
    assert.deepEqual(inOrder('Band عربي 2026'), ['Band', '2026', 'عربي'])
    assert.deepEqual(inOrder('עברית 2026'), ['2026', 'עברית'])
    assert.deepEqual(inOrder('שלום (live)'), ['(', 'live', ')', 'שלום'])
    assert.deepEqual(inOrder('\u2068שלום\u2069, May 2026'), ['שלום', ', May 2026'])
    assert.deepEqual(inOrder('\u2068שלום 2\u2069, \u2068عرب\u2069'), ['2', 'שלום', ',', 'عرب'])
  }).tags(['NET-12'])

  test('join their letters: a letter within a word has another form than alone', ({ assert }) => {
    const formOf = (text: string, index: number) => {
      const [run] = runsOf(text, 900)
      return shaped(run!)
        .glyphs.map((glyph) => glyph.id)
        .at(index)
    }
    assert.notEqual(formOf('ب', 0), formOf('ببب', 1))
    assert.notEqual(formOf('ببب', 0), formOf('ببب', 1))
    assert.notEqual(widthOf('ببب', 900, 100), 3 * widthOf('ب', 900, 100))
  }).tags(['NET-12'])

  test('stand in one face a word, so that its letters join', ({ assert }) => {
    for (const word of ['کوردستان', 'ڤێژن', 'فرقة', 'ئۇيغۇرچە'])
      assert.lengthOf(runsOf(word, 900), 1, word)
  })

  test('have a width, a top and a depth, and a document, whatever they are', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(names, fc.constantFrom(...WEIGHTS), (name, weight) =>
        assertPrintable(assert, name, weight)
      ),
      { numRuns: 60 }
    )
  }).tags(['NET-12'])

  test('stay in the frame of a poster, with the marks over and below them', ({ assert }) => {
    const frame = {
      weight: 900,
      width: 480,
      height: 178,
      lines: 4,
      largest: 168,
      smallest: 30,
    } as const
    fc.assert(
      fc.property(names, (name) => {
        const fitted = fitLines(name, frame)
        assert.isAtMost(fitted.lines.length, 4)
        for (const line of fitted.lines)
          assert.isAtMost(widthOf(line, 900, fitted.size), 480.01, name)
        if (fitted.size > 30) assert.isAtMost(heightOf(fitted), 178.01, name)
      }),
      { numRuns: 100 }
    )
  }).tags(['NET-12'])

  test('are on the poster: {$self}')
    .tags(['NET-12'])
    .with(['فرقة', 'שלום', 'Band عربي 2026', 'فرقة'.repeat(25), 'קבוצה גדולה '.repeat(8)])
    .run(async ({ assert }, bandName) => {
      const drawn = await drawPoster({ ...NAMELESS_POSTER, bandName }, 'a4')
      assert.equal(picturesOf(drawn).pages, 1)
      const faces = /[A-Z]{6}\+(Cairo|NotoSansHebrew|NotoKufiArabic)/
      assert.match(drawn.toString('latin1'), faces)
      const latin = await drawPoster({ ...NAMELESS_POSTER, bandName: 'Night Bus' }, 'a4')
      assert.notMatch(latin.toString('latin1'), faces)
    })
})
