import fc from 'fast-check'
import { test } from '@japa/runner'
import { drawDesign } from '#artwork/design'
import { drawShareCard } from '#artwork/share_card'
import { inkPalettes } from '#artwork/palette'
import { motifNames } from '#artwork/motifs/catalog'

const inks = inkPalettes[0].inks

test.group('Words from right to left', () => {
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
