import { test } from '@japa/runner'
import { drawDesign } from '#artwork/design'
import { inkPalettes } from '#artwork/palette'
import { drawable } from '#artwork/lettering'
import { motifNames } from '#artwork/motifs/catalog'
import { readDocument } from '#tests/unit/artwork/document'

const inks = inkPalettes[0].inks

test.group('Designs', () => {
  test('there are at least fourteen motifs, and no two seeds of one look the same', ({
    assert,
  }) => {
    assert.isAtLeast(motifNames.length, 14)
    for (const motif of motifNames) {
      const drawn = Array.from({ length: 20 }, (_, index) =>
        drawDesign({ seed: index + 1, motif, inks, words: 'Dog Rose' })
      )
      assert.lengthOf(new Set(drawn), 20, motif)
      drawn.forEach(readDocument)
    }
  })

  test('the same seed gives the same design', ({ assert }) => {
    for (const motif of motifNames) {
      const once = drawDesign({ seed: 77, motif, inks, words: 'Kiln' })
      assert.equal(drawDesign({ seed: 77, motif, inks, words: 'Kiln' }), once)
    }
  })

  test('words become outlines: nothing of them is in the document', ({ assert }) => {
    const hostile = [
      '<script>alert(1)</script>',
      '"/><image href="https://example.org/x.png"/>',
      '&xxe; ]]> -->',
      'Zażółć 🎸 \u0000\u202e',
    ]
    for (const words of hostile) {
      for (const motif of motifNames) {
        for (const format of ['print', 'chest', 'cover', 'inlay', 'sticker', 'sheet'] as const) {
          const drawing = drawDesign({ seed: 5, motif, inks, words, format })
          readDocument(drawing)
          assert.notMatch(drawing, /script|alert|image|example|xxe|<text|🎸|&/i)
        }
      }
    }
  })

  test('words the typeface cannot draw leave the design without words', ({ assert }) => {
    const silent = drawDesign({ seed: 8, motif: 'eye', inks })
    assert.equal(drawDesign({ seed: 8, motif: 'eye', inks, words: '🎸🎸' }), silent)
  })

  test('a name the typeface cannot draw is drawn as no name at all: {$self}')
    .with(['🎸🎸', '\u3164\u2800'])
    .run(({ assert }, words) => {
      assert.equal(drawable(words), '')
      for (const format of ['print', 'chest', 'cover', 'inlay', 'sticker', 'sheet'] as const)
        for (const motif of motifNames)
          for (let seed = 1; seed <= 3; seed++)
            assert.equal(
              drawDesign({ seed, motif, inks, words, format }),
              drawDesign({ seed, motif, inks, format }),
              `${motif} ${format} ${seed}`
            )
    })

  test('a seed out of range and an ink that is no colour are refused', ({ assert }) => {
    for (const seed of [0, -1, 1.5, 2147483648, Number.NaN]) {
      assert.throws(() => drawDesign({ seed, inks }), RangeError)
    }
    for (const ink of ['red', '#FFF', '#12345G', '"/><script>']) {
      assert.throws(() => drawDesign({ seed: 1, inks: [ink, '#FFFFFF'] }), RangeError)
    }
  })

  test('only the inks, the surface and what is mixed from them are printed', ({ assert }) => {
    const drawing = drawDesign({ seed: 3, motif: 'moth', inks, surface: '#F4F0E8', words: 'Kiln' })
    const printed = new Set(readDocument(drawing).get('fill'))
    printed.delete('none')
    assert.isAtMost(printed.size, 4)
    for (const color of printed) assert.match(color, /^#[0-9A-F]{6}$/)
  })
})
