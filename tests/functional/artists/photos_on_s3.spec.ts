import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { afterResponseDone } from '#core/after_response'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { dataUrl, pictureOf } from '#tests/support/photos'
import { useS3Disk } from '#tests/support/s3_disk'

test.group('Photos in an S3 bucket', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are stored there, served by us for good in every size, and removed there', async ({
    assert,
    client,
    cleanup,
  }) => {
    const server = await useS3Disk(cleanup)
    const { artist, owner } = await givenArtist({})
    const upload = async (color: string) => {
      const profileImageUrl = dataUrl(await pictureOf({ color }))
      const call = client.put(`/api/artists/${artist.id}/upload-photo`).loginAs(owner)
      const answer = await call.withCsrfToken().json({ profileImageUrl })
      answer.assertStatus(200)
      return answer.body().profileImageUrl as string
    }
    const address = await upload('#c7502b')
    const key = address.replace('/files/', '')
    assert.deepEqual([...server.objects.keys()], [key])
    const { type, cacheControl } = server.objects.get(key)!
    assert.deepEqual([type, cacheControl], ['image/jpeg', 'public, max-age=31536000, immutable'])

    const file = await client.get(address)
    file.assertStatus(200)
    file.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    assert.equal((await sharp(server.objects.get(key)!.body).metadata()).width, 200)
    const again = client.get(address).header('If-None-Match', file.header('etag')!)
    ;(await again).assertStatus(304)

    const small = await client.get(`/pictures/160.webp/${key}`)
    small.assertStatus(200)
    small.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    assert.lengthOf([...server.objects], 2)

    const next = await upload('#1a2352')
    await afterResponseDone()
    assert.deepEqual([...server.objects.keys()], [next.replace('/files/', '')])
    ;(await client.get(address)).assertStatus(404)
  }).tags(['PROF-18'])

  test('that the bucket does not take change nothing', async ({ assert, client, cleanup }) => {
    const server = await useS3Disk(cleanup, { accessKeyId: 'stranger', secretAccessKey: 'guessed' })
    const { artist, owner } = await givenArtist({})
    const before = await db.from('artists').where('id', artist.id).firstOrFail()
    const upload = async () => {
      const call = client.put(`/api/artists/${artist.id}/upload-photo`).loginAs(owner)
      return call.withCsrfToken().json({ profileImageUrl: dataUrl(await pictureOf()) })
    }
    ;(await upload()).assertStatus(503)
    server.failing = 500
    ;(await upload()).assertStatus(503)
    assert.isEmpty([...server.objects])
    assert.deepEqual(await db.from('artists').where('id', artist.id).firstOrFail(), before)
  }).tags(['PROF-18'])

  test('are listed by what their names begin with', async ({ assert, cleanup }) => {
    const server = await useS3Disk(cleanup)
    const { default: drive } = await import('@adonisjs/drive/services/main')
    await drive.use().put('artists/1/a.jpg', 'one')
    await drive.use().put('demo/b.svg', 'two')
    const { objects } = await drive.use().listAll('artists/', { recursive: true })
    assert.deepEqual(
      [...objects].map((one) => one.isFile && one.key),
      ['artists/1/a.jpg']
    )
    assert.lengthOf([...server.objects], 2)
  })
})
