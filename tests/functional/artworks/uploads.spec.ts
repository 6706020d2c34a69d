import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import env from '#start/env'
import {
  begin,
  finish,
  headOf,
  loggedIn,
  partOf,
  partPath,
  put,
  read,
  sha256,
  uploaded,
  useFolder,
  useSmallParts,
} from '#tests/functional/artworks/artwork_fixtures'
import { noisyPng, transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import type { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { waitingJobs } from '#tests/support/waiting_jobs'

const KB = 1024

/** Sends the head of a part with so many of its bytes, and hangs up. */
async function cutAfter(session: HttpSession, path: string, part: Buffer, bytes: number) {
  const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    `PUT ${path} HTTP/1.1`,
    `Host: ${env.get('HOST')}:${env.get('PORT')}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${part.length}`,
    `X-Content-SHA256: ${sha256(part)}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookie}`,
  ].join('\r\n')
  const socket = connect(env.get('PORT'), env.get('HOST'))
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n`, resolve))
  await new Promise((resolve) => socket.write(part.subarray(0, bytes), resolve))
  await setTimeout(100)
  socket.destroy()
}

/** The stored files, once nothing of a part whose sender left is among them; what there is after ten seconds. */
async function settledFiles(files: () => Promise<string[]>, count: number) {
  for (const overdue = Date.now() + 10_000; Date.now() < overdue; await setTimeout(50)) {
    const stored = await files()
    if (stored.length === count) return stored
  }
  return files()
}

test.group('An upload of artwork', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('comes in parts, is checked by a job, and becomes an artwork whose original stays private', async ({
    assert,
    cleanup,
  }) => {
    const files = await useFolder(cleanup)
    useSmallParts(cleanup, 256 * KB)
    const { artist, owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await noisyPng()
    const upload = await begin(session, bytes, 'Last Tram.png')
    assert.containsSubset(upload, {
      fileName: 'Last Tram.png',
      byteSize: bytes.length,
      sendsTo: 'us',
      status: 'open',
      arrived: [],
      artwork: null,
    })
    const parts = Math.ceil(bytes.length / upload.partSize)
    assert.isAbove(parts, 3)
    // In any order, and one of them twice.
    for (const number of [parts, ...Array.from({ length: parts }, (_, index) => index + 1)])
      assert.equal((await put(session, upload, number, partOf(bytes, upload, number))).status, 204)
    assert.equal((await finish(session, upload)).status, 202)
    assert.equal((await read(session, upload)).status, 'checking')
    assert.deepInclude(await waitingJobs('artwork-uploads.check'), { uploadId: upload.id })
    // A second press of the button.
    assert.equal((await finish(session, upload)).status, 202)
    const { checkUpload } = await import('#catalog/artworks/jobs')
    await checkUpload({ uploadId: upload.id })
    await checkUpload({ uploadId: upload.id })

    const { status, artwork } = await read(session, upload)
    assert.equal(status, 'done')
    assert.containsSubset(artwork, {
      artistId: artist.id,
      fileName: 'Last Tram.png',
      byteSize: bytes.length,
      sha256: sha256(bytes),
      kind: 'png',
      width: 600,
      height: 800,
      rightsConfirmedAt: null,
    })
    assert.equal((await session.get(artwork!.previewUrl!)).status, 200)
    const stored = await files()
    assert.lengthOf(stored, 2, 'the original and its preview, no parts')
    for (const file of stored.filter((name) => name.startsWith('private/')))
      assert.equal((await session.get(`/files/${file}`)).status, 404)
    const original = await session.get(`/artworks/${artwork!.id}/original`)
    assert.equal(original.headers.get('content-type'), 'application/octet-stream')
    assert.match(
      original.headers.get('content-disposition')!,
      /^attachment; filename="Last Tram\.png"/
    )
  }).tags(['ART-5', 'ART-8'])

  test('goes on where it was cut, after any byte', async ({ assert, cleanup }) => {
    const files = await useFolder(cleanup)
    useSmallParts(cleanup, 300 * KB)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await noisyPng()
    const upload = await begin(session, bytes)
    const first = partOf(bytes, upload, 1)
    assert.equal((await put(session, upload, 1, first)).status, 204)
    const second = partOf(bytes, upload, 2)
    for (const cut of [0, 1, 4096, second.length / 2, second.length - 1]) {
      await cutAfter(session, partPath(upload, 2), second, cut)
      assert.deepEqual((await read(session, upload)).arrived, [1], `cut after ${cut}`)
      assert.lengthOf(await settledFiles(files, 1), 1, `cut after ${cut}`)
    }
    const missing = await finish(session, upload)
    assert.equal(missing.status, 409)
    assert.containsSubset(missing.json(), { code: 'E_UPLOAD_INCOMPLETE' })
    assert.notInclude(missing.json().missing, 1)
    for (const number of missing.json().missing as number[])
      await put(session, upload, number, partOf(bytes, upload, number))
    assert.equal((await finish(session, upload)).status, 202)
  }).tags(['ART-6'])

  test('takes a part only whole, unchanged and once', async ({ assert, cleanup }) => {
    const files = await useFolder(cleanup)
    useSmallParts(cleanup, 300 * KB)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await noisyPng()
    const upload = await begin(session, bytes)
    const part = partOf(bytes, upload, 1)
    const other = partOf(bytes, upload, 2)
    const refused = async (answer: { status: number; json: () => { code: string } }) => [
      answer.status,
      answer.json().code,
    ]
    const hash = { 'x-content-sha256': sha256(part) }
    const invalid = [422, 'E_VALIDATION_ERROR']
    assert.deepEqual(await refused(await put(session, upload, 1, other, hash)), invalid)
    assert.deepEqual(await refused(await put(session, upload, 1, part.subarray(1))), invalid)
    const longer = Buffer.concat([part, part])
    assert.deepEqual(await refused(await put(session, upload, 1, longer)), invalid)
    const noHash = { 'x-content-sha256': 'none' }
    assert.deepEqual(await refused(await put(session, upload, 1, part, noHash)), invalid)
    const json = { 'content-type': 'application/json' }
    assert.equal((await put(session, upload, 1, part, json)).status, 415)
    assert.equal((await put(session, upload, 999, part)).status, 404)
    assert.isEmpty(await files())

    assert.equal((await put(session, upload, 1, part)).status, 204)
    const differs = await refused(await put(session, upload, 1, other))
    assert.deepEqual(differs, [409, 'E_OTHER_PART_STORED'])
    assert.deepEqual((await read(session, upload)).arrived, [1])
    const addresses = `/api/artwork-uploads/${upload.id}/part-addresses`
    const wrongWay = await refused(await session.post(addresses, { numbers: [1] }))
    assert.deepEqual(wrongWay, [409, 'E_WRONG_UPLOAD_WAY'])
  }).tags(['ART-6'])

  test('is closed once it is finished, and gone once it is discarded', async ({
    assert,
    cleanup,
  }) => {
    const files = await useFolder(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await transparentPng()
    const upload = await begin(session, bytes)
    await put(session, upload, 1, bytes)
    await finish(session, upload)
    assert.equal((await put(session, upload, 1, bytes)).status, 409)
    assert.equal((await session.delete(`/api/artwork-uploads/${upload.id}`)).status, 409)
    const another = await begin(session, bytes)
    await put(session, another, 1, bytes)
    assert.equal((await session.delete(`/api/artwork-uploads/${another.id}`)).status, 204)
    assert.equal((await session.get(`/api/artwork-uploads/${another.id}`)).status, 404)
    assert.lengthOf(await files(), 1)
  }).tags(['ART-6'])

  test('is its artist’s alone: to others neither it nor its artwork exists', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    const { owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const bytes = await transparentPng()
    const session = await loggedIn(owner)
    const upload = await begin(session, bytes)
    const { artwork } = await uploaded(session, bytes)
    const stranger = await loggedIn(other)
    assert.equal((await put(stranger, upload, 1, bytes)).status, 404)
    assert.equal((await finish(stranger, upload)).status, 404)
    for (const path of [`/api/artwork-uploads/${upload.id}`, `/api/artworks/${artwork!.id}`])
      assert.equal((await stranger.get(path)).status, 404)
    const rights = await stranger.post(`/api/artworks/${artwork!.id}/rights`, { confirms: true })
    assert.equal(rights.status, 404)
    assert.equal((await stranger.get(`/artworks/${artwork!.id}/original`)).status, 404)
    const fan = await loggedIn(await UserFactory.create())
    assert.equal((await fan.get(`/api/artworks/${artwork!.id}`)).status, 403)
    const admin = await loggedIn(await UserFactory.merge({ userType: 'admin' }).create())
    assert.equal((await admin.get(`/api/artworks/${artwork!.id}`)).status, 200)
    assert.equal((await admin.get(`/artworks/${artwork!.id}/original`)).text.length > 0, true)
  }).tags(['ART-5', 'ART-12'])

  test('of one key is begun once, of at most 200 MB, and ten at a time', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await transparentPng()
    const body = { fileName: 'a.png', byteSize: bytes.length, headSha256: headOf(bytes) }
    const path = '/api/artwork-uploads'
    const keyed = async () => (await session.post(path, body, { 'idempotency-key': 'once' })).json()
    assert.equal((await keyed()).id, (await keyed()).id)
    for (const [field, value] of Object.entries({
      fileName: '',
      byteSize: 200 * KB * KB + 1,
      headSha256: 'none',
    }))
      assert.equal((await session.post(path, { ...body, [field]: value })).status, 422, field)
    const empty = await session.post(path, { ...body, byteSize: 0 })
    assert.match(empty.json().message, /^This file is empty\./)
    for (let count = 1; count < 10; count++)
      assert.equal((await session.post(path, body)).status, 201)
    const eleventh = await session.post(path, body)
    assert.deepEqual([eleventh.status, eleventh.json().code], [409, 'E_TOO_MANY_UPLOADS'])
    assert.lengthOf(await db.from('artwork_uploads'), 10)
  }).tags(['ART-5'])

  test('of a file that the artist has uploaded before stores it once', async ({
    assert,
    cleanup,
  }) => {
    const files = await useFolder(cleanup)
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const bytes = await transparentPng()
    const first = await uploaded(session, bytes, 'one.png')
    const second = await uploaded(session, bytes, 'two.png')
    assert.equal(second.artwork!.id, first.artwork!.id)
    assert.lengthOf(await files(), 2)
    const { owner: other } = await givenArtist({})
    const others = await uploaded(await loggedIn(other), bytes)
    assert.notEqual(others.artwork!.id, first.artwork!.id)
    assert.lengthOf(await files(), 4)
  }).tags(['ART-8'])
})
