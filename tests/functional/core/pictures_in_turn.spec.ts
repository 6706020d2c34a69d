import { setTimeout } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#core/pictures/picture_formats'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { HttpSession } from '#tests/support/http_session'

const PHOTOS = Array.from({ length: 8 }, (_, number) => `test-turns/cover-${number}.jpg`)

const shared = (number: number) => `/share/1/files/test-turns/shared-${number}.png.jpg`

const RESIZED = PHOTOS.flatMap((photo) =>
  PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => `/pictures/${width}.${format}/${photo}`)
  )
)

const SHARED = Array.from({ length: 90 }, (_, number) => shared(number))

async function givenPictures() {
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: '#d9b98c' } })
  const [jpeg, png] = [await picture.jpeg().toBuffer(), await picture.png().toBuffer()]
  for (const photo of PHOTOS) await drive.use().put(photo, jpeg)
  for (let number = 0; number <= SHARED.length; number++)
    await drive.use().put(`test-turns/shared-${number}.png`, png)
  await drive.use().put('test-turns/other.jpg', jpeg)
  return async () => {
    await drive.use().deleteAll('test-turns/')
    await drive.use().deleteAll('resized/')
    await drive.use().deleteAll('share/')
  }
}

const askFrom = (address: string, path: string) =>
  fetch(HttpSession.origin() + path, { headers: { 'x-forwarded-for': address } })

test.group('A network that asks for many pictures at once', (group) => {
  group.each.setup(givenPictures)
  group.each.setup(trustForwardedAddress)

  test('is refused beyond those of a page, and keeps no other network waiting behind them: {name}')
    .tags(['LIMIT-26'])
    .timeout(120_000)
    .with([
      { name: 'resized', flood: RESIZED, wanted: '/pictures/320.webp/test-turns/other.jpg' },
      { name: 'of shared links', flood: SHARED, wanted: shared(SHARED.length) },
    ])
    .run(async ({ assert }, { flood, wanted }) => {
      const finished: string[] = []
      const refused: Response[] = []
      const many = flood.map(async (path) => {
        const answer = await askFrom('198.51.100.7', path)
        if (answer.status === 200) finished.push('many')
        else refused.push(answer)
        await answer.clone().arrayBuffer()
      })
      while (refused.length === 0 && finished.length < flood.length) await setTimeout(5)
      assert.equal((await askFrom('203.0.113.9', wanted)).status, 200)
      const before = finished.length
      await Promise.all(many)
      assert.isBelow(before, finished.length)
      assert.isNotEmpty(refused)
      for (const answer of refused) {
        assert.equal(answer.status, 429)
        assert.match(answer.headers.get('content-type')!, /application\/json/)
        assert.isAbove(Number(answer.headers.get('retry-after')), 0)
      }
    })
})
