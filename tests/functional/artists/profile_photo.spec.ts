import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { EraseProfile } from '#artists/actions/erase_profile'
import { DeleteUnusedPhotos } from '#artists/actions/delete_unused_photos'
import { contrastRatio } from '#artwork/palette'
import { afterResponseDone } from '#core/after_response'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { EraseAccount } from '#identity/actions/erase_account'
import { clock } from '#shared/clock'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { dataUrl, pictureOf, pngClaiming, SMALL_PHOTO } from '#tests/support/photos'

const INK = '#15120F'
const MOST = 2 * 1024 * 1024

const rowOf = (id: number) => db.from('artists').where('id', id).firstOrFail()
const keyOf = (address: string) => address.replace('/files/', '')

async function stored(folder = 'artists/'): Promise<string[]> {
  const { objects } = await drive.use().listAll(folder, { recursive: true })
  return [...objects].flatMap((one) => (one.isFile ? [one.key] : []))
}

async function removePictures() {
  await afterResponseDone()
  for (const folder of ['artists/', 'resized/']) await drive.use().deleteAll(folder)
}

const upload = (client: ApiClient, id: number, account: User, profileImageUrl: unknown) =>
  client
    .put(`/api/artists/${id}/upload-photo`)
    .loginAs(account)
    .withCsrfToken()
    .json({ profileImageUrl })

test.group('PUT /api/artists/:id/upload-photo', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(removePictures)
  group.each.setup(() => removePictures)

  test(
    'keeps a {$self} as a JPEG of our own, at an address that never changes, without what a camera wrote'
  )
    .tags(['PROF-15'])
    .with(['jpeg', 'png', 'gif'] as const)
    .run(async ({ assert, client }, kind) => {
      const { artist, owner } = await givenArtist({})
      const picture = await pictureOf({ width: 300, height: 200, kind })
      // Its name is not believed: the first bytes are.
      const answer = await upload(client, artist.id, owner, dataUrl(picture, 'image/webp'))
      answer.assertStatus(200)
      const address: string = answer.body().profileImageUrl
      assert.match(address, new RegExp(`^/files/artists/${artist.id}/[0-9a-f]{32}\\.jpg$`))
      assert.equal((await rowOf(artist.id)).profile_image_url, address)

      const file = await client.get(address)
      file.assertStatus(200)
      file.assertHeader('content-type', 'image/jpeg')
      file.assertHeader('cache-control', 'public, max-age=31536000, immutable')
      const bytes = Buffer.from(await drive.use().getBytes(keyOf(address)))
      const { format, width, height, exif } = await sharp(bytes).metadata()
      assert.deepEqual([format, width, height], ['jpeg', 200, 200])
      assert.isUndefined(exif)
      ;(await client.get(`/pictures/160.webp/${keyOf(address)}`)).assertStatus(200)
    })

  test('stands upright as it was taken', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const halves = await sharp(await pictureOf({ width: 100, height: 50, color: '#ff0000' }))
      .extend({ bottom: 50, background: '#0000ff' })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const answer = await upload(client, artist.id, owner, dataUrl(halves))
    const kept = await drive.use().getBytes(keyOf(answer.body().profileImageUrl))
    const [red = 0, , blue = 0] = await sharp(kept)
      .extract({ left: 50, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()
    assert.isAbove(blue, red)
  }).tags(['PROF-15'])

  test('the store takes the colour of the photo, readable under ink; of a grey one, the one it was given', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const accents: string[] = []
    for (const color of ['#1a2352', '#c7502b', '#777777']) {
      const photo = dataUrl(await pictureOf({ color }))
      ;(await upload(client, artist.id, owner, photo)).assertStatus(200)
      const { accent_color: accent } = await rowOf(artist.id)
      assert.isAtLeast(contrastRatio(accent, INK), 4.5)
      accents.push(accent)
    }
    assert.equal(new Set(accents).size, 3)
    const store = await client.get(`/store/${artist.id}`).withInertia()
    const { poster } = store.inertiaProps as never as { poster: { accent: string } }
    assert.equal(poster.accent, accents[2])
  }).tags(['PROF-17'])

  test('the former photo goes with its copies, and those of others stay', async ({
    assert,
    client,
  }) => {
    const [one, two] = [await givenArtist({}), await givenArtist({})]
    const first = (await upload(client, one.artist.id, one.owner, SMALL_PHOTO)).body()
    const theirs = (await upload(client, two.artist.id, two.owner, SMALL_PHOTO)).body()
    await client.get(`/pictures/160.webp/${keyOf(first.profileImageUrl)}`)
    assert.lengthOf(await stored('resized/'), 1)
    const second = (await upload(client, one.artist.id, one.owner, SMALL_PHOTO)).body()
    await afterResponseDone()
    assert.sameMembers(await stored(), [second.profileImageUrl, theirs.profileImageUrl].map(keyOf))
    assert.isEmpty(await stored('resized/'))
  }).tags(['PROF-16'])

  test('a photo that was drawn for the demo is left where it is', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await drive.use().put('demo/artists/drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await artist.merge({ profileImageUrl: '/files/demo/artists/drawn.svg' }).save()
    ;(await upload(client, artist.id, owner, SMALL_PHOTO)).assertStatus(200)
    await afterResponseDone()
    assert.isTrue(await drive.use().exists('demo/artists/drawn.svg'))
    await drive.use().delete('demo/artists/drawn.svg')
  })

  test('a deleted profile takes its photo along', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await upload(client, artist.id, owner, SMALL_PHOTO)
    const erase = await app.container.make(EraseProfile)
    await db.transaction((trx) => erase.handle(artist.id, trx))
    await afterResponseDone()
    assert.isEmpty(await stored())
  }).tags(['PROF-16'])

  test('that comes when the account has been deleted meanwhile is refused, and not kept', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    await db.transaction(async (trx) => {
      await (await app.container.make(EraseProfile)).handle(artist.id, trx)
      await (await app.container.make(EraseAccount)).handle(owner, trx)
    })
    ;(await upload(client, artist.id, owner, SMALL_PHOTO)).assertStatus(401)
    await afterResponseDone()
    assert.isEmpty(await stored())
    assert.isNull((await rowOf(artist.id)).profile_image_url)
  })

  test('{name} is refused clearly; nothing changes and nothing is stored')
    .tags(['PROF-15'])
    .with([
      { name: 'a text', rule: 'image', make: async () => dataUrl(Buffer.from('hello')) },
      { name: 'no data URL', rule: 'image', make: async () => 'https://elsewhere.test/x.jpg' },
      { name: 'nothing', rule: 'required', make: async () => null },
      { name: 'a number', rule: 'string', make: async () => 42 },
      {
        name: 'an SVG with a script',
        rule: 'image',
        make: async () =>
          dataUrl(
            Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
            'image/png'
          ),
      },
      {
        name: 'a WebP',
        rule: 'image',
        make: async () =>
          dataUrl(
            await sharp(await pictureOf())
              .webp()
              .toBuffer()
          ),
      },
      {
        name: 'a JPEG that was cut off',
        rule: 'damaged',
        make: async () => dataUrl((await pictureOf({ width: 900, height: 900 })).subarray(0, 4000)),
      },
      {
        name: 'the first bytes of a PNG alone',
        rule: 'damaged',
        make: async () => dataUrl(Buffer.from('89504e470d0a1a0a', 'hex')),
      },
      {
        name: 'a decompression bomb',
        rule: 'pixels',
        make: async () => dataUrl(await pngClaiming(40_000, 40_000)),
      },
      {
        name: 'a picture of 49 pixels',
        rule: 'side',
        make: async () => dataUrl(await pictureOf({ width: 400, height: 49 })),
      },
      {
        name: '2 MB and a byte',
        rule: 'size',
        make: async () =>
          dataUrl(Buffer.concat([await pictureOf(), Buffer.alloc(MOST)]).subarray(0, MOST + 1)),
      },
    ])
    .run(async ({ assert, client }, { rule, make }) => {
      const { artist, owner } = await givenArtist({})
      const before = await rowOf(artist.id)
      const answer = await upload(client, artist.id, owner, await make())
      answer.assertStatus(422)
      assert.containsSubset(answer.body().errors, [{ field: 'profileImageUrl', rule }])
      assert.deepEqual(await rowOf(artist.id), before)
      assert.isEmpty(await stored())
    })

  test('2 MB are taken, a body of more than 3 MB is 413, and other calls take no such body', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const picture = Buffer.concat([await pictureOf(), Buffer.alloc(MOST)]).subarray(0, MOST)
    ;(await upload(client, artist.id, owner, dataUrl(picture))).assertStatus(200)
    const before = await rowOf(artist.id)
    const large = dataUrl(Buffer.alloc(2.4 * 1024 * 1024))
    ;(await upload(client, artist.id, owner, large)).assertStatus(413)
    const elsewhere = client.put(`/api/artists/${artist.id}`).loginAs(owner).withCsrfToken()
    ;(await elsewhere.json({ bio: 'x'.repeat(200_000) })).assertStatus(413)
    assert.deepEqual(await rowOf(artist.id), before)
  }).tags(['PROF-15'])

  test('is its owner’s alone', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const address = `/api/artists/${artist.id}/upload-photo`
    const body = { profileImageUrl: SMALL_PHOTO }
    ;(await client.put(address).withCsrfToken().json(body)).assertStatus(401)
    const { owner: other } = await givenArtist({})
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const account of [fan, other, admin])
      (await upload(client, artist.id, account, SMALL_PHOTO)).assertStatus(403)
    assert.isNull((await rowOf(artist.id)).profile_image_url)
    assert.isEmpty(await stored())
  }).tags(['PROF-15'])

  test('left behind by a killed process is deleted a day later, and one that is shown never', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const answer = await upload(client, artist.id, owner, SMALL_PHOTO)
    const shown = answer.body().profileImageUrl
    await drive.use().put(`artists/${artist.id}/${'0'.repeat(32)}.jpg`, 'cut short')
    const deletion = await app.container.make(DeleteUnusedPhotos)
    assert.equal(await deletion.handle(), 0, 'it may be of an upload under way')
    const restore = clock.set(() => DateTime.now().plus({ hours: 25 }))
    assert.equal(await deletion.handle().finally(restore), 1)
    assert.deepEqual(await stored(), [keyOf(shown)])
  }).tags(['PROF-19'])
})
