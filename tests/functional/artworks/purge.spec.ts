import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { purgeUploads } from '#catalog/artworks/jobs'
import { clock } from '#shared/clock'
import {
  begin,
  loggedIn,
  put,
  uploaded,
  useFolder,
} from '#tests/functional/artworks/artwork_fixtures'
import { transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('Uploads of more than a day', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(60_000)

  test('are removed with their parts, and what they have become stays', async ({
    assert,
    cleanup,
  }) => {
    const files = await useFolder(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await transparentPng()
    const open = await begin(session, bytes, 'never finished.png')
    await put(session, open, 1, bytes)
    const { artwork } = await uploaded(session, bytes)
    const refused = await uploaded(session, Buffer.from('words'))
    assert.equal(refused.status, 'refused')
    const recent = await begin(session, bytes)
    await put(session, recent, 1, bytes)
    const old = clock.now().minus({ hours: 24, minutes: 1 }).toSQL()
    await db.from('artwork_uploads').whereNot('id', recent.id).update({ created_at: old })
    assert.lengthOf(await files(), 4)

    await purgeUploads()
    const left = await db.from('artwork_uploads')
    assert.deepEqual(
      left.map(({ id }) => id),
      [recent.id]
    )
    assert.lengthOf(await files(), 3, 'the original, its preview, and the part of the recent one')
    assert.equal((await session.get(artwork!.previewUrl!)).status, 200)
    assert.equal((await session.get(`/api/artwork-uploads/${open.id}`)).status, 404)
    await purgeUploads()
    assert.lengthOf(await files(), 3)
  }).tags(['ART-7'])
})
