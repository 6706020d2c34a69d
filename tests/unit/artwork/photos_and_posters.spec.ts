import { test } from '@japa/runner'
import { accentFor, contrastRatio, inkPalettes } from '#artwork/palette'
import { artistPhotoSubjects, drawArtistPhoto } from '#artwork/artist_photo'
import {
  drawStorePoster,
  posterLetterings,
  posterLook,
  storePosterCompositions,
} from '#artwork/store_poster'
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
  test('every composition draws well-formed and small on any accent, in both shapes', ({
    assert,
  }) => {
    for (const [shape, box] of Object.entries({ wide: '0 0 1600 640', tall: '0 0 800 1400' })) {
      for (let composition = 0; composition < storePosterCompositions; composition++) {
        for (const [index, accent] of ACCENTS.entries()) {
          const seed = index * 17 + 3
          const poster = drawStorePoster({
            seed,
            accent,
            shape: shape as 'wide' | 'tall',
            composition,
          })
          assert.include(readDocument(poster).get('viewBox'), box)
          assert.notMatch(poster, /NaN|undefined/)
          assert.isBelow(poster.length, LIMIT, `${shape} ${composition}`)
        }
      }
    }
  })

  test('the name reads on the ground: ink on the accent, at night the accent on ink', ({
    assert,
  }) => {
    for (const accent of ACCENTS) {
      for (let seed = 1; seed <= 12; seed++) {
        const [, ground] = /<g clip-path[^>]*><path fill="(#[0-9A-F]{6})"/.exec(
          drawStorePoster({ seed, accent })
        ) ?? ['', '']
        const { isNight, second } = posterLook({ seed, accent })
        assert.equal(ground === '#15120F', isNight)
        const lettering = isNight ? accentFor(accent) : '#15120F'
        assert.isAtLeast(contrastRatio(ground, lettering), 4.5)
        assert.isAtLeast(contrastRatio(second, '#15120F'), 4.5)
      }
    }
  })

  test('as many stores one after the other as there are figures, none looks like another', ({
    assert,
  }) => {
    assert.isAtLeast(storePosterCompositions, 26)
    const seeds = Array.from({ length: storePosterCompositions }, (_, index) => index + 1)
    const accent = '#8FB2E8'
    assert.lengthOf(new Set(seeds.map((seed) => drawStorePoster({ seed, accent }))), seeds.length)
    const looks = seeds.map((seed) => posterLook({ seed, accent }))
    assert.sameMembers([...new Set(looks.map(({ lettering }) => lettering))], [...posterLetterings])
    assert.lengthOf(new Set(looks.map(({ isNight }) => isNight)), 2)
    assert.isAtLeast(new Set(looks.map(({ second }) => second)).size, 3)
  })

  test('the same seed gives the same poster', ({ assert }) => {
    for (const shape of ['wide', 'tall'] as const) {
      const poster = { seed: 9, accent: '#8FB2E8', shape }
      assert.equal(drawStorePoster(poster), drawStorePoster(poster))
    }
  })
})
