import fc from 'fast-check'
import { test } from '@japa/runner'
import { drawDesign } from '#artwork/design'
import { drawShareCard } from '#artwork/share_card'
import { inkPalettes } from '#artwork/palette'
import { motifNames } from '#artwork/motifs/catalog'
import { readDocument } from '#tests/unit/artwork/document'

const inks = inkPalettes[0].inks

const NAMES = ['فرقة الليل', 'שָׁלוֹם חבורה', 'Band عربي 2026', 'قبعة'.repeat(25), 'להקה'.repeat(10)]

test.group('Words from right to left', () => {
  test('are drawn on every motif and format, and nothing of them is in the document: {$self}')
    .tags(['NET-15'])
    .with(NAMES)
    .run(({ assert }, words) => {
      for (const motif of motifNames)
        for (const format of ['print', 'chest', 'cover', 'inlay', 'sticker', 'sheet'] as const) {
          const drawing = drawDesign({ seed: 5, motif, inks, words, format })
          readDocument(drawing)
          assert.notMatch(drawing, /NaN|undefined|Infinity|[\u0590-\u08ff]/, `${motif} ${format}`)
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
  }).tags(['NET-15'])

  test('are drawn in numbers that are numbers, whatever they are', ({ assert }) => {
    const letters = [...'אבםשׁתְּوبسلامفرقةئگچّٰ٢ڤﻻ Band2(!)&\u200d\u2068']
    const words = fc
      .array(fc.constantFrom(...letters), { maxLength: 60 })
      .map((each) => each.join(''))
    fc.assert(
      fc.property(words, fc.constantFrom(...motifNames), (name, motif) => {
        const drawings = [
          drawDesign({ seed: 3, motif, inks, words: name }),
          drawShareCard({ band: name, name, price: '£1.00' }),
        ]
        for (const drawing of drawings) assert.notMatch(drawing, /NaN|undefined|Infinity/, name)
      }),
      { numRuns: 150 }
    )
  }).tags(['NET-15'])
})
