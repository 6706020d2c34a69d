import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { checkUpload, purgeUploads } from '#catalog/artworks/jobs'
import { clock } from '#shared/clock'
import {
  begin,
  finish,
  loggedIn,
  partOf,
  put,
  read,
  sha256,
  useSmallParts,
} from '#tests/functional/artworks/artwork_fixtures'
import { noisyPng, svg } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import type { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useS3Disk } from '#tests/support/s3_disk'

const KB = 1024

type Upload = Awaited<ReturnType<typeof begin>>

async function addressOf(session: HttpSession, { id }: { id: number }, number: number) {
  const answer = await session.post(`/api/artwork-uploads/${id}/part-addresses`, {
    numbers: [number],
  })
  return answer.json().addresses[0].url as string
}

async function send(session: HttpSession, upload: Upload, number: number, bytes: Buffer) {
  const url = await addressOf(session, upload, number)
  const body = new Uint8Array(partOf(bytes, upload, number))
  return fetch(url, { method: 'PUT', body })
}

test.group('An upload to an S3 bucket', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(60_000)

  test('goes straight there at signed addresses, and on with the parts that the bucket lacks', async ({
    assert,
    cleanup,
  }) => {
    const server = await useS3Disk(cleanup)
    useSmallParts(cleanup, 300 * KB)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await noisyPng()
    const upload = await begin(session, bytes)
    assert.equal(upload.sendsTo, 'bucket')
    assert.equal((await put(session, upload, 1, partOf(bytes, upload, 1))).status, 409)

    const url = await addressOf(session, upload, 1)
    assert.include(new URL(url).searchParams.get('X-Amz-SignedHeaders'), 'content-length')
    const unsigned = new URL(url)
    unsigned.searchParams.delete('X-Amz-Signature')
    const body = new Uint8Array(partOf(bytes, upload, 1))
    assert.equal((await fetch(unsigned, { method: 'PUT', body })).status, 403)
    const longer = new Uint8Array(body.length + 1)
    assert.equal((await fetch(url, { method: 'PUT', body: longer })).status, 403)
    assert.equal((await fetch(url, { method: 'PUT', body })).status, 200)
    assert.deepEqual((await read(session, upload)).arrived, [1])
    const kept = await db.from('artwork_upload_parts').where('upload_id', upload.id)
    assert.match(kept[0].etag, /^"[0-9a-f]{32}"$/)

    const missing = await finish(session, upload)
    assert.deepEqual([missing.status, missing.json().missing[0]], [409, 2])
    for (const number of missing.json().missing as number[])
      assert.equal((await send(session, upload, number, bytes)).status, 200)
    assert.equal((await finish(session, upload)).status, 202)
    await checkUpload({ uploadId: upload.id })
    const { artwork } = await read(session, upload)
    assert.equal(artwork!.sha256, sha256(bytes))
    assert.isEmpty([...server.uploads])
    const names = [...server.objects.keys()].sort()
    assert.lengthOf(names, 2)
    assert.match(names[1]!, /^private\/artworks\/[0-9a-f]{64}$/)
    assert.isTrue(server.objects.get(names[1]!)!.body.equals(bytes))
    const original = await session.get(`/artworks/${artwork!.id}/original`)
    assert.equal(original.status, 200)
    assert.equal((await session.get(artwork!.previewUrl!)).status, 200)
  }).tags(['ART-5', 'ART-6'])

  test('that is refused, discarded or never finished leaves nothing there', async ({
    assert,
    cleanup,
  }) => {
    const server = await useS3Disk(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const words = Buffer.from('only words')
    const refused = await begin(session, words)
    await send(session, refused, 1, words)
    await finish(session, refused)
    await checkUpload({ uploadId: refused.id })
    assert.equal((await read(session, refused)).status, 'refused')

    const drawing = svg('<rect width="9" height="9"/>')
    const discarded = await begin(session, drawing)
    await send(session, discarded, 1, drawing)
    await session.delete(`/api/artwork-uploads/${discarded.id}`)

    const forgotten = await begin(session, drawing)
    await send(session, forgotten, 1, drawing)
    const old = clock.now().minus({ hours: 25 }).toSQL()
    await db.from('artwork_uploads').update({ created_at: old })
    await purgeUploads()
    assert.isEmpty([...server.objects.keys()])
    assert.isEmpty([...server.uploads.keys()])
    assert.isEmpty(await db.from('artwork_uploads'))
  }).tags(['ART-7'])

  test('that the bucket does not answer is refused for now', async ({ assert, cleanup }) => {
    const server = await useS3Disk(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const drawing = svg('<rect width="9" height="9"/>')
    const upload = await begin(session, drawing)
    server.failing = 500
    const body = { fileName: 'a.svg', byteSize: 9, headSha256: sha256(drawing) }
    assert.equal((await session.post('/api/artwork-uploads', body)).status, 503)
    assert.equal((await session.get(`/api/artwork-uploads/${upload.id}`)).status, 503)
    assert.equal((await finish(session, upload)).status, 503)
    server.failing = null
    assert.equal((await read(session, upload)).status, 'open')
  }).tags(['ART-5'])

  test('that was put together before its job ended is read again', async ({ assert, cleanup }) => {
    const server = await useS3Disk(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const drawing = svg('<rect width="9" height="9"/>')
    const upload = await begin(session, drawing)
    await send(session, upload, 1, drawing)
    await finish(session, upload)
    await checkUpload({ uploadId: upload.id })
    // As it stood before the answer of the check was stored.
    const changes = { status: 'checking', artwork_id: null }
    await db.from('artwork_uploads').where('id', upload.id).update(changes)
    await checkUpload({ uploadId: upload.id })
    assert.equal((await read(session, upload)).status, 'done')
    assert.lengthOf([...server.objects.keys()], 3)
  }).tags(['ART-6'])
})
