import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { makePrintFile } from '#catalog/artworks/jobs'
import { ProviderLinkQueries } from '#catalog/public'
import { appUrl } from '#config/app'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import { UserFactory } from '#database/factories/user_factory'
import {
  givenArtwork,
  loggedIn,
  uploaded,
  useFolder,
} from '#tests/functional/artworks/artwork_fixtures'
import { cmykJpeg, pdf, svg, transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import type { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'

const DRAFT = { name: 'Last Tram Tee', sellingPrice: 25 }
const JOB = 'print-files.make'

async function givenSession(cleanup: Parameters<typeof useFolder>[0]) {
  const files = await useFolder(cleanup)
  const { artist, owner } = await givenArtist({})
  return { session: await loggedIn(owner), files, artist, owner }
}

const draft = (session: HttpSession, fields: object) =>
  session.post('/api/products', { ...DRAFT, ...fields })

/** Where the printer finds what is printed on a product that is made of a blank. */
async function printedUrl(productId: number) {
  const variant = await ProductVariantFactory.merge({ productId, catalogVariantId: 4011 }).create()
  const links = await app.container.make(ProviderLinkQueries)
  const variants = await db.transaction((trx) => links.variants([variant.id], trx))
  await variant.delete()
  return variants.get(variant.id)!.designUrl
}

test.group('A product of an uploaded artwork', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => forgetWaitingJobs(JOB))
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('shows its preview, and the printer gets a print file at an address that can be revoked', async ({
    assert,
    cleanup,
  }) => {
    const { session, files } = await givenSession(cleanup)
    const artwork = await givenArtwork(session, await transparentPng({ width: 2400, height: 1200 }))
    const answer = await draft(session, { artworkId: artwork.id })
    assert.equal(answer.status, 201)
    const product = answer.json()
    assert.containsSubset(product, {
      artworkId: artwork.id,
      imageUrl: artwork.previewUrl,
      designUrl: artwork.previewUrl,
    })
    const wanted = { artworkId: artwork.id, productType: 'tshirt' }
    assert.deepEqual(await waitingJobs(JOB), [wanted])
    assert.isNull(await printedUrl(product.id), 'none before it is made')
    await makePrintFile(wanted)
    await makePrintFile(wanted)

    const url = (await printedUrl(product.id))!
    assert.match(url, new RegExp(`^${appUrl}/print-files/[0-9a-f]{64}\\.png$`))
    const path = url.slice(appUrl.length)
    const file = await fetch(`${session.origin}${path}`)
    assert.equal(file.status, 200)
    assert.equal(file.headers.get('content-type'), 'image/png')
    assert.equal(file.headers.get('cache-control'), 'private, no-store')
    const png = Buffer.from(await file.arrayBuffer())
    // 12 x 16 inches at the 200 dpi that its width has, the picture at the top.
    const { width, height, space, hasAlpha } = await sharp(png).metadata()
    assert.deepEqual([width, height, space, hasAlpha], [2400, 3200, 'srgb', true])
    const alphaAt = async (top: number) =>
      (await sharp(png).extract({ left: 1200, top, width: 1, height: 1 }).raw().toBuffer())[3]
    assert.deepEqual([await alphaAt(600), await alphaAt(2000)], [255, 0])
    const guessed = path.replace(/[0-9a-f]{64}/, '0'.repeat(64))
    assert.equal((await session.get(guessed)).status, 404)

    const revoke = await app.container.make(RevokeArtwork)
    await revoke.handle({ artworkId: artwork.id, reason: 'It is another band’s.' })
    await revoke.handle({ artworkId: artwork.id, reason: 'Once more.' })
    assert.equal((await session.get(path)).status, 404)
    assert.equal((await session.get(artwork.previewUrl!)).status, 404)
    assert.isNull(await printedUrl(product.id))
    assert.lengthOf(await files(), 1, 'the original is kept')
    await makePrintFile(wanted)
    assert.isNull(await printedUrl(product.id))
    const again = await draft(session, { artworkId: artwork.id })
    assert.deepEqual([again.status, again.json().code], [409, 'E_ARTWORK_REVOKED'])
    const row = await db.from('artworks').where('id', artwork.id).firstOrFail()
    assert.equal(row.revoked_reason, 'It is another band’s.')
  }).tags(['ART-13', 'ART-14', 'ART-15'])

  test('is printed in sRGB and at 300 dpi at most: {name}')
    .tags(['ART-14'])
    .with([
      { name: 'CMYK', bytes: () => cmykJpeg({ width: 1440, height: 1920 }), size: [1440, 1920] },
      {
        name: 'SVG',
        bytes: async () => svg('<rect width="300" height="400"/>'),
        size: [3600, 4800],
      },
      { name: 'PDF', bytes: () => pdf(), size: [3600, 4800] },
      {
        name: 'large',
        bytes: () => transparentPng({ width: 4800, height: 6400 }),
        size: [3600, 4800],
      },
    ])
    .run(async ({ assert, cleanup }, { bytes, size }) => {
      const { session } = await givenSession(cleanup)
      const artwork = await givenArtwork(session, await bytes())
      const product = (await draft(session, { artworkId: artwork.id })).json()
      await makePrintFile({ artworkId: artwork.id, productType: 'tshirt' })
      const url = (await printedUrl(product.id))!
      const file = await fetch(`${session.origin}${url.slice(appUrl.length)}`)
      const { width, height, space } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      assert.deepEqual([width, height, space], [...size, 'srgb'])
    })

  test('needs an artwork of the artist’s own whose rights are confirmed, and no link beside it', async ({
    assert,
    cleanup,
  }) => {
    const { session, owner } = await givenSession(cleanup)
    const { artwork } = await uploaded(session, await transparentPng())
    const code = async (answer: Awaited<ReturnType<typeof draft>>) => [
      answer.status,
      answer.json().code,
    ]
    const unconfirmed = await code(await draft(session, { artworkId: artwork!.id }))
    assert.deepEqual(unconfirmed, [409, 'E_RIGHTS_NOT_CONFIRMED'])
    const rights = `/api/artworks/${artwork!.id}/rights`
    assert.equal((await session.post(rights, { confirms: false })).status, 422)
    const confirmed = (await session.post(rights, { confirms: true })).json()
    assert.isNotNull(confirmed.rightsConfirmedAt)
    const twice = (await session.post(rights, { confirms: true })).json()
    assert.equal(twice.rightsConfirmedAt, confirmed.rightsConfirmedAt)
    const row = await db.from('artworks').where('id', artwork!.id).firstOrFail()
    assert.equal(row.rights_confirmed_by, owner.id)

    const link = { designUrl: 'https://designs.example/a.png' }
    const both = await code(await draft(session, { artworkId: artwork!.id, ...link }))
    assert.deepEqual(both, [422, 'E_VALIDATION_ERROR'])
    const { owner: other } = await givenArtist({})
    const stranger = await loggedIn(other)
    assert.equal((await draft(stranger, { artworkId: artwork!.id })).status, 404)
    assert.equal((await draft(session, { artworkId: 999_999 })).status, 404)
    assert.equal((await draft(session, { artworkId: 'one' })).status, 422)
    assert.isEmpty(await db.from('products'))
    assert.isEmpty(await waitingJobs(JOB))
  }).tags(['ART-12', 'ART-13'])

  test('gets another artwork as a draft or rejected, and not later', async ({
    assert,
    cleanup,
  }) => {
    const { session } = await givenSession(cleanup)
    const one = await givenArtwork(session, await transparentPng())
    const two = await givenArtwork(session, await transparentPng({ width: 500, height: 500 }))
    const { id } = (await draft(session, { artworkId: one.id })).json()
    const path = `/api/products/${id}`
    const change = (artworkId: number | null) => session.patch(path, { artworkId })
    const statusTo = (status: string) => db.from('products').where('id', id).update({ status })
    for (const status of ['draft', 'rejected']) {
      await statusTo(status)
      const changed = (await change(status === 'draft' ? two.id : one.id)).json()
      assert.equal(changed.artworkId, status === 'draft' ? two.id : one.id)
      assert.equal(changed.imageUrl, (status === 'draft' ? two : one).previewUrl)
    }
    for (const status of ['pending_approval', 'approved', 'active', 'inactive']) {
      await statusTo(status)
      const refused = await change(two.id)
      assert.deepEqual([refused.status, refused.json().code], [409, 'E_ARTWORK_LOCKED'], status)
      assert.equal((await change(one.id)).status, 200, 'the same is no change')
    }
    await statusTo('draft')
    const removed = (await change(null)).json()
    assert.containsSubset(removed, { artworkId: null, designUrl: null })
    assert.match(removed.imageUrl, /^\/artwork\/mockups\//)
  }).tags(['ART-13'])

  test('is shown to admins with its check, and has a print file for the type that they set', async ({
    assert,
    cleanup,
  }) => {
    const { session } = await givenSession(cleanup)
    const artwork = await givenArtwork(session, await transparentPng())
    const { id } = (await draft(session, { artworkId: artwork.id })).json()
    await forgetWaitingJobs(JOB)
    const admin = await loggedIn(await UserFactory.merge({ userType: 'admin' }).create())
    const shown = (await admin.get(`/api/artworks/${artwork.id}`)).json()
    assert.equal(shown.prints.tote.area.width, 10)
    const path = `/api/admin/products/${id}`
    const changed = await admin.patch(path, { productType: 'tote' })
    assert.equal(changed.status, 200)
    assert.deepEqual(await waitingJobs(JOB), [{ artworkId: artwork.id, productType: 'tote' }])
    const linked = await admin.patch(path, { designUrl: 'https://designs.example/better.png' })
    assert.containsSubset(linked.json(), {
      artworkId: null,
      designUrl: 'https://designs.example/better.png',
    })
  }).tags(['ART-12', 'ART-14'])
})
