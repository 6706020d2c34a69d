import { test } from '@japa/runner'
import sharp from 'sharp'
import { collect } from '#core/print/document'
import { drawPosters } from '#gigs/posters/draw_poster'
import { picturesOf } from '#tests/support/pdf'

async function givenTexts(count: number) {
  const background = '#AA3311'
  const picture = await sharp({ create: { width: 500, height: 625, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const products = ['£24.99', '£18.00'].map((price) => ({ picture, price }))
  return Array.from({ length: count }, (_, index) => ({
    bandName: 'Night Bus',
    accent: '#88CCAA',
    code: `NIGHT-${index}`,
    storeUrl: `https://gigstall.example/artist/1/store?qr=NIGHT-${index}`,
    typeAt: 'gigstall.example/scan',
    title: `Early Closing Tour ${index}`,
    place: 'The Old Transformer, Leeds',
    when: 'Sat 21 Nov 2026, 19:30',
    products,
  }))
}

test.group('The posters of a tour', () => {
  test('are one PDF with a page each, drawn in turn, that holds each picture once', async ({
    assert,
  }) => {
    let turns = 0
    const document = drawPosters(await givenTexts(3), 'a4', async (draw) => {
      turns++
      await draw()
    })
    const { pages, images } = picturesOf(await collect(document))
    assert.deepEqual([pages, images], [3, 2])
    // A page each, and the end.
    assert.equal(turns, 4)
  }).tags(['TOUR-10'])

  test('end with an error where a page cannot be drawn', async ({ assert }) => {
    const gone = new Error('The caller closed the connection')
    const document = drawPosters(await givenTexts(2), 'a4', async () => {
      throw gone
    })
    assert.equal(await collect(document).catch((error: unknown) => error), gone)
  })
})
