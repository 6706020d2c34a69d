import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { composePreview, makeSidePrintFile } from '#catalog/builder/jobs'
import { UserFactory } from '#database/factories/user_factory'
import { toProviderOrderRequest } from '#fulfilment/submission/provider_order_request'
import { historyOf } from '#tests/functional/approvals/approval_fixtures'
import { loggedIn } from '#tests/functional/artworks/artwork_fixtures'
import { givenBuilder, propsOf } from '#tests/functional/builder/build_fixtures'
import { givenArtist } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { ProviderLinkQueries } from '#catalog/public'

const adminSession = async () => loggedIn(await UserFactory.merge({ userType: 'admin' }).create())

test.group('A built draft', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('is sent to its artist by an admin with one press, and approved with another', async ({
    assert,
    cleanup,
  }) => {
    const { build, session, artwork } = await givenBuilder(cleanup)
    const product = (await build()).json()
    const admin = await adminSession()
    const page = propsOf(await admin.get(`/admin/products/${product.id}`))
    assert.containsSubset(page.sides, [
      {
        placement: 'front',
        place: { x: 100, y: 50, width: 800 },
        artwork: { id: artwork.id, fileName: 'artwork.png' },
        // 2,400 pixels on 9.6 inches.
        dpi: 250,
      },
    ])
    const sent = await admin.patch(`/api/products/${product.id}/status`, {
      status: 'pending_approval',
      updatedAt: product.updatedAt,
    })
    assert.equal(sent.status, 200, sent.text)
    const approved = await session.post(`/api/products/${product.id}/approve`, {
      action: 'approve',
      updatedAt: sent.json().updatedAt,
    })
    assert.deepEqual([approved.status, approved.json().status], [200, 'approved'], approved.text)
  }).tags(['BUILD-9'])

  test('is returned by an admin with a note: it stays a draft, and the artist is mailed', async ({
    assert,
    cleanup,
  }) => {
    const { build, session, owner } = await givenBuilder(cleanup)
    const product = (await build()).json()
    const admin = await adminSession()
    const path = `/api/admin/products/${product.id}/return`
    const body = { notes: ' Could you make it smaller? ', updatedAt: product.updatedAt }
    const fan = await loggedIn(await UserFactory.create())
    const { owner: stranger } = await givenArtist({})
    for (const other of [fan, session, await loggedIn(stranger)])
      assert.equal((await other.post(path, body)).status, 403)
    assert.equal((await admin.post(path, { ...body, notes: '' })).status, 422)
    const stale = await admin.post(path, { ...body, updatedAt: '2020-01-01T00:00:00.000Z' })
    assert.deepEqual([stale.status, stale.json().code], [409, 'E_CONCURRENT_MODIFICATION'])
    assert.lengthOf(await historyOf(product.id), 1)

    const mails = await mailsDuring(async () => {
      const answer = await admin.post(path, body)
      assert.equal(answer.status, 200, answer.text)
      assert.containsSubset(answer.json(), {
        status: 'draft',
        adminNotes: 'Could you make it smaller?',
        basePrice: 12.35,
      })
    })
    const [note] = mails.filter(({ to }) => to === owner.email)
    assert.equal(note!.subject, 'A note about Last Tram Tee')
    assert.include(note!.text, 'Could you make it smaller?')
    assert.containsSubset((await historyOf(product.id)).at(-1), {
      from_status: 'draft',
      to_status: 'draft',
      notes: 'Could you make it smaller?',
    })
    assert.lengthOf(await db.from('product_placements').where('product_id', product.id), 1)
    const list = propsOf(await session.get('/dashboard?tab=product-management'))
    assert.equal(list.products[0].adminNotes, 'Could you make it smaller?')
    assert.lengthOf(list.products[0].offer.sides, 1)

    await db.from('products').where('id', product.id).update({ status: 'pending_approval' })
    const late = await admin.post(path, { notes: 'Too late.' })
    assert.deepEqual([late.status, late.json().code], [409, 'E_INVALID_STATUS_TRANSITION'])
  }).tags(['BUILD-10'])

  test('shows its design on the product as soon as its picture is composed, until its artwork is revoked', async ({
    assert,
    cleanup,
  }) => {
    const { build, artwork } = await givenBuilder(cleanup)
    const product = (await build({ catalogVariantIds: [7110] })).json()
    assert.equal(product.imageUrl, artwork.previewUrl)
    await composePreview({ productId: product.id })
    const row = await db.from('products').where('id', product.id).firstOrFail()
    assert.match(row.thumbnail_url, /^\/files\/products\/built-\d+-[0-9a-f]{32}\.webp$/)
    const key = row.thumbnail_url.slice('/files/'.length)
    const picture = sharp(Buffer.from(await drive.use().getBytes(key)))
    const { width, height } = await picture.metadata()
    assert.deepEqual([width, height], [960, 1200])
    // The disc is in the middle of the artwork: 50% of the area across, 5% + half of 30% down, of 132 x 176 at 134, 146.
    const at = async (x: number, y: number) => {
      const region = { left: Math.round(x * 2.4), top: Math.round(y * 2.4), width: 1, height: 1 }
      const [r, g, b] = await picture.clone().extract(region).removeAlpha().raw().toBuffer()
      return { r: r!, g: g!, b: b! }
    }
    const red = await at(200, 146 + 176 * 0.2)
    assert.isTrue(red.r > 170 && red.g < 110, JSON.stringify(red))
    const cloth = await at(200, 146 + 176 * 0.8)
    assert.isTrue(cloth.g > 200, JSON.stringify(cloth))

    const revoke = await app.container.make(RevokeArtwork)
    await revoke.handle({ artworkId: artwork.id, reason: 'It is another band’s.' })
    const after = await db.from('products').where('id', product.id).firstOrFail()
    assert.isNull(after.thumbnail_url)
    assert.isFalse(await drive.use().exists(key))
    await composePreview({ productId: product.id })
    assert.isNull((await db.from('products').where('id', product.id).firstOrFail()).thumbnail_url)
  }).tags(['BUILD-11'])

  test('is copied into the builder, without artwork that was taken down', async ({
    assert,
    cleanup,
  }) => {
    const { build, session, artwork } = await givenBuilder(cleanup)
    const product = (await build()).json()
    const path = `/dashboard?tab=add-product&copy=${product.id}`
    const { copied, blanks } = propsOf(await session.get(path))
    assert.lengthOf(blanks, 4)
    const place = { x: 100, y: 50, width: 800, areaWidth: 1800, areaHeight: 2400 }
    assert.deepEqual(copied, {
      productId: product.id,
      isChanged: false,
      updatedAt: product.updatedAt,
      name: 'Last Tram Tee (copy)',
      description: 'Heavy cotton.',
      sellingPrice: '25.00',
      productType: 'tshirt',
      blankId: 71,
      sizes: ['S', 'M', '2XL'],
      colors: ['Black', 'White'],
      sides: [{ view: 'front', artworkId: artwork.id, place }],
      takenDown: 0,
    })
    const { owner: stranger } = await givenArtist({})
    assert.isNull(propsOf(await (await loggedIn(stranger)).get(path)).copied)
    const revoke = await app.container.make(RevokeArtwork)
    await revoke.handle({ artworkId: artwork.id, reason: 'It is another band’s.' })
    const { copied: without } = propsOf(await session.get(path))
    assert.deepEqual([without.sides, without.takenDown], [[], 1])
  }).tags(['BUILD-12'])

  test('requests mock-ups once the print files of all its sides are made', async ({
    assert,
    cleanup,
  }) => {
    const { build, artwork, session } = await givenBuilder(cleanup)
    const place = { artworkId: artwork.id, x: 100, y: 50, width: 800 }
    const placements = ['front', 'back'].map((placement) => ({ placement, ...place }))
    const { id } = (await build({ placements })).json()
    const [front, back] = await db.from('product_placements').where('product_id', id).orderBy('id')
    await makeSidePrintFile({ placementId: front.id })
    assert.isEmpty(await db.from('mockup_requests'))
    await makeSidePrintFile({ placementId: back.id })
    await makeSidePrintFile({ placementId: back.id })
    const [request, ...others] = await db.from('mockup_requests')
    assert.isEmpty(others)
    // One size of Black and one of White.
    assert.deepEqual(request.catalog_variant_ids, ['7100', '7110'])
    assert.deepEqual(
      [request.product_id, request.catalog_item_id, request.state],
      [id, '71', 'wanted']
    )
    assert.deepEqual(
      request.sides.map(({ placement }: { placement: string }) => placement),
      ['front', 'back']
    )
    const changed = await session.patch(`/api/products/${id}`, { artworkId: null })
    assert.equal(changed.status, 200, changed.text)
    assert.isEmpty(await db.from('mockup_requests'))
  }).tags(['BUILD-11'])

  test('is ordered with the file of each side', async ({ assert, cleanup }) => {
    const { build, artwork } = await givenBuilder(cleanup)
    const place = { artworkId: artwork.id, x: 100, y: 50, width: 800 }
    const placements = ['front', 'back'].map((placement) => ({ placement, ...place }))
    const product = (await build({ placements })).json()
    const variant = await db
      .from('product_variants')
      .where({ product_id: product.id, catalog_variant_id: 7100 })
      .firstOrFail()
    const links = await app.container.make(ProviderLinkQueries)
    const request = async () => {
      const variants = await db.transaction((trx) => links.variants([variant.id], trx))
      const production = {
        ...{ name: 'Fay', street: '1 High St', city: 'Leeds', state: null, zipCode: 'LS1 1AA' },
        ...{ country: 'GB', email: 'fay@example.com', phone: null },
      }
      const row = {
        ...{ id: 7, variantId: variant.id, quantity: 1, productName: 'Last Tram Tee' },
        ...{ size: 'S', color: 'Black', unitPrice: 2500 },
      }
      return toProviderOrderRequest('gs-1', production as never, [row as never], variants).items[0]!
    }
    await assert.rejects(request, /print files of Last Tram Tee, S, Black aren’t ready/)
    for (const { id } of await db.from('product_placements').where('product_id', product.id))
      await makeSidePrintFile({ placementId: id })
    const item = (await request()) as Extract<
      Awaited<ReturnType<typeof request>>,
      { sides: unknown }
    >
    assert.equal(item.catalogVariantId, 7100)
    assert.deepEqual(
      item.sides.map(({ placement }) => placement),
      ['front', 'back']
    )
    assert.isTrue(
      item.sides.every(({ imageUrl }) => /\/print-files\/[0-9a-f]{64}\.png$/.test(imageUrl))
    )
  }).tags(['BUILD-5'])
})
