import fc from 'fast-check'
import { test } from '@japa/runner'
import { drawDesign } from '#artwork/design'
import { drawable, wordsWidth } from '#artwork/lettering'
import { drawShareCard } from '#artwork/share_card'
import { inkPalettes } from '#artwork/palette'
import { motifNames } from '#artwork/motifs/catalog'
import { readDocument } from '#tests/unit/artwork/document'

const inks = inkPalettes[0].inks

const NAMES = [
  'Кино',
  'Океан Ельзи',
  'Σωκράτης',
  '東京事変',
  'スピッツ ー 夜',
  '방탄소년단',
  'วงดนตรี',
  'ວົງດົນຕີ',
  'ភ្លេង',
  'संगीत',
  'বাংলা গান',
  'ਸੰਗੀਤ',
  'સંગીત',
  'ସଙ୍ଗୀତ',
  'இசை',
  'సంగీతం',
  'ಸಂಗೀತ',
  'സംഗീതം',
  'සංගීතය',
  'მუსიკა',
  'Երաժշտություն',
  'ሙዚቃ',
  'Band Кино 2026!',
  'Zażółć gęślą',
  'فرقة الليل',
  'שָׁלוֹם חבורה',
  'Band عربي 2026',
  'قبعة'.repeat(25),
  'להקה'.repeat(10),
]

test.group('Words with letters of other faces', (group) => {
  group.tap((each) => each.tags(['NET-15']))

  test('are drawn on every motif and format, and nothing of them is in the document: {$self}')
    .with(NAMES)
    .run(({ assert }, words) => {
      assert.isAbove(wordsWidth(words, 10), 0)
      for (const motif of motifNames)
        for (const format of ['print', 'chest', 'cover', 'inlay', 'sticker', 'sheet'] as const) {
          const drawing = drawDesign({ seed: 5, motif, inks, words, format })
          readDocument(drawing)
          assert.notMatch(drawing, /NaN|undefined|Infinity|[\u0100-\uffff]/, `${motif} ${format}`)
        }
      const lettered = drawDesign({ seed: 5, motif: 'stacked-type', inks, words })
      assert.notEqual(lettered, drawDesign({ seed: 5, motif: 'stacked-type', inks, words: '🎸' }))
    })

  test('are on the picture of a shared link', ({ assert }) => {
    const card = { band: '🎸', name: '🎸', price: '£24.00' }
    const without = drawShareCard(card)
    for (const words of NAMES) {
      assert.notEqual(drawShareCard({ ...card, band: words }), without, words)
      assert.notEqual(drawShareCard({ ...card, name: words }), without, words)
    }
  })

  test('keep every letter, in capitals where names are written in them', ({ assert }) => {
    assert.equal(drawable('Кино'), 'КИНО')
    assert.equal(drawable('Σωκράτης & Co'), 'ΣΩΚΡΆΤΗΣ & CO')
    assert.equal(drawable('東京事変'), '東京事変')
    assert.equal(drawable('スピッツー'), 'スピッツー')
    assert.equal(drawable('მუსიკა'), 'მუსიკა')
    assert.equal(drawable('Zażółć 🎸'), 'ZAŻÓŁĆ')
  })

  test('are cut to what can be read, between letters', ({ assert }) => {
    assert.lengthOf([...drawable('𠮷野家'.repeat(20))], 28)
    assert.equal(drawable('Оркестр '.repeat(5)), 'ОРКЕСТР ОРКЕСТР ОРКЕСТР')
  })

  test('are drawn in numbers that are numbers, whatever they are', ({ assert }) => {
    const letters = [...'КиΩ東ー방ไำ́हि्বাংறாക്ഷමෙქէሙ\u200d\u200c\u3164\u2800 Band2(!)&🎸']
    const words = fc
      .array(fc.constantFrom(...letters), { maxLength: 40 })
      .map((each) => each.join(''))
    fc.assert(
      fc.property(words, fc.constantFrom(...motifNames), (name, motif) => {
        const drawings = [
          drawDesign({ seed: 3, motif, inks, words: name }),
          drawShareCard({ band: name, name, price: '£1.00' }),
        ]
        for (const drawing of drawings) assert.notMatch(drawing, /NaN|undefined|Infinity/, name)
      }),
      { numRuns: 100 }
    )
  }).timeout(60_000)
})
