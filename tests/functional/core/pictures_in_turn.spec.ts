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

test.group('Networks that ask for many pictures at once', (group) => {
  group.each.setup(givenPictures)
  group.each.setup(trustForwardedAddress)

  test('keeps no other network waiting behind them: {name}')
    .tags(['LIMIT-26'])
    .timeout(120_000)
    .with([
      { name: 'resized', flood: RESIZED, wanted: '/pictures/320.webp/test-turns/other.jpg' },
      { name: 'of shared links', flood: SHARED, wanted: shared(SHARED.length) },
    ])
    .run(async ({ assert }, { flood, wanted }) => {
      let finished = 0
      const many = flood.map(async (path, number) => {
        // Of one network only a few are read at once: these are many.
        const answer = await askFrom(`198.51.100.${number % 20}`, path)
        await answer.arrayBuffer()
        finished++
        return answer.status
      })
      while (finished === 0) await setTimeout(5)
      assert.equal((await askFrom('203.0.113.9', wanted)).status, 200)
      const before = finished
      assert.deepEqual(new Set(await Promise.all(many)), new Set([200]))
      assert.isBelow(before, finished)
    })
})
