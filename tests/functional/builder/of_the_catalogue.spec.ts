import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fulfilmentConfig from '#config/fulfilment'
import { makeSidePrintFile } from '#catalog/builder/jobs'
import { RefreshBlanks } from '#fulfilment/blanks/refresh_blanks'
import { givenArtwork, loggedIn, useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { withoutLimits } from '#tests/functional/fulfilment/sync_fixtures'
import { transparentPng } from '#tests/support/artwork_files'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'

function fewOfEachType() {
  const { blanksPerType } = fulfilmentConfig
  fulfilmentConfig.blanksPerType = { tshirt: 1, hoodie: 1, tote: 1, poster: 1, mug: 1 }
  return () => void (fulfilmentConfig.blanksPerType = blanksPerType)
}

test.group('Building on the provider’s own catalogue', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(() => withoutLimits())
  group.each.setup(fewOfEachType)
  group.each.setup(() => useRealSessions())
  group.each.timeout(180_000)

  test('makes a draft of every type that is listed, on each side that is drawn', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    await (await app.container.make(RefreshBlanks)).handle()
    const { owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const artwork = await givenArtwork(session, await transparentPng({ width: 800, height: 400 }))
    const blanks = (await session.get('/api/blanks')).json()
    assert.lengthOf(blanks, 5)
    for (const { id, productType, cost } of blanks) {
      const blank = (await session.get(`/api/blanks/${id}`)).json()
      assert.isAbove(blank.sides.length, 0, productType)
      const made = blank.variants.filter(
        (each: { isInStock: boolean; cost: number | null }) => each.isInStock && each.cost !== null
      )
      const answer = await session.post('/api/products', {
        name: `Last Tram ${productType}`,
        sellingPrice: 100,
        blankId: id,
        catalogVariantIds: made.map((each: { catalogVariantId: number }) => each.catalogVariantId),
        placements: blank.sides.map(({ placement }: { placement: string }) => ({
          ...{ placement, artworkId: artwork.id, x: 250, y: 0, width: 200 },
        })),
      })
      assert.equal(answer.status, 201, `${productType}: ${answer.text}`)
      assert.equal(answer.json().productType, productType)
      assert.equal(answer.json().basePrice, cost.to, productType)
    }
    const [side] = await db.from('product_placements').orderBy('id')
    const product = await db.from('products').where('id', side.product_id).firstOrFail()
    for (const { id } of await db.from('product_placements').where('product_id', product.id))
      await makeSidePrintFile({ placementId: id })
    const request = await db.from('mockup_requests').firstOrFail()
    assert.equal(request.product_id, product.id)
  }).tags(['BUILD-1', 'BUILD-4'])
})
