import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { makePrintFile } from '#catalog/artworks/jobs'
import { UPDATE_ARTWORKS_JOB } from '#catalog/takedowns/job_names'
import { updateArtworksOfProduct } from '#catalog/takedowns/jobs'
import { givenArtwork, loggedIn, useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import { givenRestored, givenTakedown } from '#tests/support/given_takedown'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'

const PRINT_JOB = 'print-files.make'

/** Two products of one artwork, whose print file is made. */
async function givenShared(cleanup: Parameters<typeof useFolder>[0]) {
  await useFolder(cleanup)
  const { owner } = await givenArtist({})
  const session = await loggedIn(owner)
  const artwork = await givenArtwork(session, await transparentPng({ width: 1200, height: 600 }))
  const ids: number[] = []
  for (const name of ['Last Tram Tee', 'First Tram Tee']) {
    const body = { name, sellingPrice: 25, artworkId: artwork.id }
    ids.push((await session.post('/api/products', body)).json().id)
  }
  await makePrintFile({ artworkId: artwork.id, productType: 'tshirt' })
  const tokens = () =>
    db.from('print_files').where('artwork_id', artwork.id).whereNull('revoked_at').select('token')
  const [{ token }] = await tokens()
  const [tee, other] = ids as [number, number]
  await forgetWaitingJobs(PRINT_JOB, UPDATE_ARTWORKS_JOB)
  return {
    ...{ tee, other, artwork, session, tokens },
    statusOfPreview: async () => (await session.get(artwork.previewUrl!)).status,
    statusOfPrintFile: async () => (await session.get(`/print-files/${token}.png`)).status,
  }
}

/** What the queue does for all that waits. */
async function runJobs() {
  for (const job of await waitingJobs(UPDATE_ARTWORKS_JOB)) await updateArtworksOfProduct(job)
  await forgetWaitingJobs(UPDATE_ARTWORKS_JOB)
}

const rememberedIds = async () => {
  const rows: { artwork_id: number }[] = await db.from('taken_down_artworks')
  return rows.map(({ artwork_id: id }) => id)
}

const takenDown = async () => {
  const rows = await db.from('products').whereNotNull('takedown_id').orderBy('id').select('id')
  return rows.map(({ id }) => id as number)
}

test.group('The artwork of a product that is taken down', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('as a legal matter is revoked with every other product of it', async ({
    assert,
    cleanup,
  }) => {
    const { tee, other, artwork, statusOfPreview, statusOfPrintFile } = await givenShared(cleanup)
    assert.deepEqual([await statusOfPreview(), await statusOfPrintFile()], [200, 200])
    await givenTakedown(tee, 'legal')
    assert.deepEqual(await takenDown(), [tee, other])
    await runJobs()
    assert.deepEqual([await statusOfPreview(), await statusOfPrintFile()], [404, 404])
    assert.deepEqual(await rememberedIds(), [artwork.id])
  }).tags(['TAKE-8', 'CHECK-6'])

  test('stays as it is where the product is only withdrawn', async ({ assert, cleanup }) => {
    const { tee, statusOfPreview } = await givenShared(cleanup)
    await givenTakedown(tee, 'withdrawn')
    assert.deepEqual(await takenDown(), [tee])
    await runJobs()
    assert.equal(await statusOfPreview(), 200)
  }).tags(['TAKE-8'])

  test('is reinstated with the first of its products that is restored', async ({
    assert,
    cleanup,
  }) => {
    const { tee, other, artwork, statusOfPreview, statusOfPrintFile, tokens } =
      await givenShared(cleanup)
    await givenTakedown(tee, 'legal')
    await runJobs()
    await givenRestored(tee)
    await runJobs()
    assert.deepEqual(await takenDown(), [other])
    assert.deepEqual([await statusOfPreview(), await statusOfPrintFile()], [200, 404])
    const [wanted, ...more] = await waitingJobs(PRINT_JOB)
    assert.deepEqual([wanted, more], [{ artworkId: artwork.id, productType: 'tshirt' }, []])
    await makePrintFile(wanted as Parameters<typeof makePrintFile>[0])
    assert.lengthOf(await tokens(), 1)
    assert.isEmpty(await rememberedIds())
  }).tags(['TAKE-8', 'CHECK-6'])

  test('is never reinstated where it was revoked for another reason', async ({
    assert,
    cleanup,
  }) => {
    const { tee, artwork, statusOfPreview } = await givenShared(cleanup)
    const revoke = await app.container.make(RevokeArtwork)
    await revoke.handle({ artworkId: artwork.id, reason: 'It is another band’s.' })
    await givenTakedown(tee, 'legal')
    await runJobs()
    await givenRestored(tee)
    await runJobs()
    assert.equal(await statusOfPreview(), 404)
  }).tags(['TAKE-8'])

  test('stays public where the product was restored before the job ran', async ({
    assert,
    cleanup,
  }) => {
    const { tee, statusOfPreview, statusOfPrintFile } = await givenShared(cleanup)
    await givenTakedown(tee, 'legal')
    await givenRestored(tee)
    await runJobs()
    assert.deepEqual([await statusOfPreview(), await statusOfPrintFile()], [200, 200])
  }).tags(['TAKE-8'])
})
