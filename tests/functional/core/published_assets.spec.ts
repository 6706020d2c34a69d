import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { publishAssets } from '#core/assets/published_assets'
import { clock } from '#shared/clock'
import { HttpSession } from '#tests/support/http_session'
import { useS3Disk } from '#tests/support/s3_disk'

const SCRIPT = 'export const ofAnotherRelease = true'
const NAME = 'of_another_release-Ab1.js'

/** The built files of a release that is not this one. */
async function givenRelease(cleanup: (undo: () => Promise<void>) => void, name = NAME) {
  const folder = await mkdtemp(join(tmpdir(), 'gigstall-assets-'))
  cleanup(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server', 'secret-Ab1.js'), 'of the server')
  await writeFile(join(folder, name), SCRIPT)
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'service_worker.js'), 'another worker')
  return folder
}

const get = (path: string) => new HttpSession().get(path)

test.group('The built files of another release', (group) => {
  group.each.setup(() => () => drive.use().deleteAll('assets'))

  test('are sent once they are published, for ever and packed', async ({ assert, cleanup }) => {
    assert.equal((await get(`/assets/${NAME}`)).status, 404)
    const folder = await givenRelease(cleanup)
    assert.deepEqual(await publishAssets(folder), { added: 2, deleted: 0 })
    const answer = await get(`/assets/${NAME}`)
    assert.equal(answer.status, 200)
    assert.equal(answer.text, SCRIPT)
    assert.match(answer.headers.get('content-type')!, /^text\/javascript/)
    assert.include(answer.headers.get('cache-control'), 'immutable')
    assert.isNull(answer.headers.get('set-cookie'))
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.deepEqual(await publishAssets(folder), { added: 0, deleted: 0 })
  }).tags(['OPS-23'])

  test('are sent from a bucket as well', async ({ assert, cleanup }) => {
    await useS3Disk(cleanup)
    await publishAssets(await givenRelease(cleanup))
    assert.equal((await get(`/assets/${NAME}`)).text, SCRIPT)
  }).tags(['OPS-23'])

  test('are neither the service worker, which each node sends itself, nor those of the server', async ({
    assert,
    cleanup,
  }) => {
    await publishAssets(await givenRelease(cleanup))
    assert.notEqual((await get('/assets/service_worker.js')).text, 'another worker')
    for (const name of ['server/secret-Ab1.js', 'index.json', '..%2fassets%2findex.json'])
      assert.notEqual((await get(`/assets/${name}`)).status, 200, name)
  }).tags(['OPS-23'])

  test('are deleted 30 days after their release was last published', async ({
    assert,
    cleanup,
  }) => {
    const first = await givenRelease(cleanup)
    const second = await givenRelease(cleanup, 'of_the_next_release-Cd2.js')
    await publishAssets(first)
    cleanup(clock.set(() => DateTime.utc().plus({ days: 29 })))
    assert.deepEqual(await publishAssets(second), { added: 2, deleted: 0 })
    cleanup(clock.set(() => DateTime.utc().plus({ days: 31 })))
    assert.deepEqual(await publishAssets(second), { added: 0, deleted: 2 })
    assert.equal((await get(`/assets/${NAME}`)).status, 404)
    assert.equal((await get('/assets/of_the_next_release-Cd2.js')).status, 200)
  }).tags(['OPS-23'])
})
