import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { COMPOSE_PREVIEW_JOB } from '#catalog/builder/job_names'
import { composeMissingPreviews, composePreview, removeSidePrintFiles } from '#catalog/builder/jobs'
import { givenBuilder, propsOf } from '#tests/functional/builder/build_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'

const REMOVAL = 'side-print-files.remove'

type Picture = { url: string; view: string | null; kind: string }

const shown = (pictures: Picture[]) =>
  pictures.filter(({ kind }) => kind === 'product').map(({ view, url }) => [view, url])

const keyOf = (url: string) => url.slice('/files/'.length)

/** A T-shirt with the artwork on front and back, its pictures composed. */
async function givenTwoSides(cleanup: Parameters<typeof givenBuilder>[0]) {
  const given = await givenBuilder(cleanup)
  const place = { artworkId: given.artwork.id, x: 100, y: 50, width: 800 }
  const placements = ['front', 'back'].map((placement) => ({ placement, ...place }))
  const product = (await given.build({ placements })).json()
  await composePreview({ productId: product.id })
  const row = await db.from('products').where('id', product.id).firstOrFail()
  const [front, back] = row.side_pictures as { view: string; url: string }[]
  return { ...given, product, row, front: front!, back: back! }
}

test.group('The composed pictures of a product', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => forgetWaitingJobs(REMOVAL))
  group.each.timeout(120_000)

  test('are one of each side: in the artist’s lists, for approval and in the shop', async ({
    assert,
    cleanup,
  }) => {
    const { product, row, front, back, session } = await givenTwoSides(cleanup)
    assert.deepEqual([front.view, back.view], ['front', 'back'])
    assert.notEqual(front.url, back.url)
    assert.equal(row.thumbnail_url, front.url)
    for (const { url } of [front, back]) assert.isTrue(await drive.use().exists(keyOf(url)))
    const both = [
      ['front', front.url],
      ['back', back.url],
    ]
    const list = propsOf(await session.get('/dashboard?tab=product-management'))
    assert.deepEqual(shown(list.products[0].offer.pictures), both)
    await db.from('products').where('id', product.id).update({ status: 'pending_approval' })
    const approvals = propsOf(await session.get('/dashboard?tab=product-approvals'))
    assert.deepEqual(shown(approvals.products[0].offer.pictures), both)
    await db.from('products').where('id', product.id).update({ status: 'active' })
    const page = propsOf(await new HttpSession().get(`/product/${product.id}`))
    assert.deepEqual(shown(page.gallery), both)
    assert.equal(page.product.imageUrl, front.url)
  }).tags(['BUILD-11'])

  test('are removed together when an artwork is taken down, and not composed again', async ({
    assert,
    cleanup,
  }) => {
    const { product, artwork, front, back } = await givenTwoSides(cleanup)
    const revoke = await app.container.make(RevokeArtwork)
    await revoke.handle({ artworkId: artwork.id, reason: 'It is another band’s.' })
    await composePreview({ productId: product.id })
    const after = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual([after.thumbnail_url, after.side_pictures], [null, []])
    for (const { url } of [front, back]) assert.isFalse(await drive.use().exists(keyOf(url)))
  }).tags(['BUILD-11'])

  test('are replaced when the product is rebuilt, and the earlier files removed', async ({
    assert,
    cleanup,
  }) => {
    const { product, body, session, front, back } = await givenTwoSides(cleanup)
    const answer = await session.put(`/api/products/${product.id}/build`, body())
    assert.equal(answer.status, 200, answer.text)
    const [job] = await waitingJobs(REMOVAL)
    assert.sameMembers(
      job!.pictures as string[],
      [front, back].map(({ url }) => keyOf(url))
    )
    await removeSidePrintFiles(job!)
    for (const { url } of [front, back]) assert.isFalse(await drive.use().exists(keyOf(url)))
    await composePreview({ productId: product.id })
    const after = await db.from('products').where('id', product.id).firstOrFail()
    assert.lengthOf(after.side_pictures, 1)
    assert.equal(after.thumbnail_url, after.side_pictures[0].url)
    assert.notEqual(after.thumbnail_url, front.url)
  }).tags(['BUILD-11'])

  test('that are missing are composed within a day', async ({ assert, cleanup }) => {
    const { product, row, build, artwork } = await givenTwoSides(cleanup)
    const without = { side_pictures: '[]', thumbnail_url: null }
    await db.from('products').where('id', product.id).update(without)
    const retired = (await build({ name: 'Retired' })).json()
    await db.from('products').where('id', retired.id).update({ status: 'retired' })
    await forgetWaitingJobs(COMPOSE_PREVIEW_JOB)
    await composeMissingPreviews()
    const waiting = await waitingJobs(COMPOSE_PREVIEW_JOB)
    assert.deepEqual(waiting, [{ productId: product.id }])
    await composePreview(waiting[0]!)
    const again = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual(again.side_pictures, row.side_pictures)
    assert.equal(again.thumbnail_url, row.thumbnail_url)

    await forgetWaitingJobs(COMPOSE_PREVIEW_JOB)
    await composeMissingPreviews()
    assert.isEmpty(await waitingJobs(COMPOSE_PREVIEW_JOB), 'nothing is missing any more')
    await db.from('products').where('id', product.id).update(without)
    await db
      .from('artworks')
      .where('id', artwork.id)
      .update({ revoked_at: new Date(), revoked_reason: 'Copied' })
    await composeMissingPreviews()
    assert.isEmpty(await waitingJobs(COMPOSE_PREVIEW_JOB), 'its artwork was revoked')
  }).tags(['BUILD-18'])
})
