import { test } from '@japa/runner'
import {
  artistPhotoSubjects,
  contrastRatio,
  drawArtistPhoto,
  drawStorePoster,
  inkPalettes,
  storePosterCompositions,
} from '#artwork/public'
import { readDocument } from '#tests/unit/artwork/document'

const LIMIT = 14_000
const ACCENTS = ['#E8C547', '#2B4FA8', '#FF4B1F', '#000000', '#FFFFFF', '#7A2E58']

test.group('Artist photos', () => {
  test('at least eight subjects draw well-formed and small in every palette', ({ assert }) => {
    assert.isAtLeast(artistPhotoSubjects, 8)
    for (let subject = 0; subject < artistPhotoSubjects; subject++) {
      for (const [index, { inks }] of inkPalettes.entries()) {
        const photo = drawArtistPhoto({ seed: index * 31 + 1, inks, subject })
        assert.include(readDocument(photo).get('viewBox'), '0 0 400 400')
        assert.notMatch(photo, /NaN|undefined/)
        assert.isBelow(photo.length, LIMIT)
      }
    }
  })

  test('the same seed gives the same face, other seeds other pictures', ({ assert }) => {
    const photo = (seed: number) => drawArtistPhoto({ seed, inks: inkPalettes[1].inks })
    assert.equal(photo(12), photo(12))
    const drawn = new Set(Array.from({ length: 60 }, (_, index) => photo(index + 1)))
    assert.isAtLeast(drawn.size, 40)
  })
})

test.group('Store posters', () => {
  test('at least eight compositions draw well-formed and small on any accent', ({ assert }) => {
    assert.isAtLeast(storePosterCompositions, 8)
    for (let composition = 0; composition < storePosterCompositions; composition++) {
      for (const [index, accent] of ACCENTS.entries()) {
        const poster = drawStorePoster({ seed: index * 17 + 3, accent, composition })
        assert.include(readDocument(poster).get('viewBox'), '0 0 1600 900')
        assert.notMatch(poster, /NaN|undefined/)
        assert.isBelow(poster.length, LIMIT)
      }
    }
  })

  test('the ground is the accent, corrected until ink reads on it', ({ assert }) => {
    for (const accent of ACCENTS) {
      const [, ground] = /<g clip-path[^>]*><path fill="(#[0-9A-F]{6})"/.exec(
        drawStorePoster({ seed: 4, accent })
      ) ?? ['', '']
      assert.isAtLeast(contrastRatio(ground, '#15120F'), 4.5)
    }
  })

  test('the same seed gives the same poster', ({ assert }) => {
    assert.equal(
      drawStorePoster({ seed: 9, accent: '#8FB2E8' }),
      drawStorePoster({ seed: 9, accent: '#8FB2E8' })
    )
  })
})
