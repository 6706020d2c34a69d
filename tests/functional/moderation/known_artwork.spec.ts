import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DeleteArtwork } from '#catalog/artworks/actions/delete_artwork'
import { updateArtworksOfProduct } from '#catalog/takedowns/jobs'
import { useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { givenActiveProduct } from '#tests/support/given'
import { checkChangedProducts, waitingChecks } from '#tests/support/given_product_check'
import { givenTakedown } from '#tests/support/given_takedown'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenStoredArtwork } from '#tests/support/stored_artwork'

/** A product on sale, printed with the one file that all of these have. */
async function givenPrinted(name: string) {
  const { artist, product } = await givenActiveProduct({ name })
  const { artwork } = await givenStoredArtwork(artist)
  await db.from('products').where('id', product.id).update({ artwork_id: artwork.id })
  return { artwork, product }
}

test.group('Artwork that was taken down before', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is found with another artist, also once it is deleted', async ({ assert, cleanup }) => {
    await useFolder(cleanup)
    const first = await givenPrinted('First Tee')
    await givenPrinted('Second Tee')
    assert.equal(await checkChangedProducts(), 0)
    await givenTakedown(first.product.id, 'legal')
    await updateArtworksOfProduct({ productId: first.product.id })
    await (await app.container.make(DeleteArtwork)).handle(first.artwork.id)
    await checkChangedProducts()
    assert.deepEqual(await waitingChecks(), ['Second Tee: last-tram.png in artwork'])
  }).tags(['CHECK-6'])

  test('is not found where its product is only withdrawn', async ({ assert, cleanup }) => {
    await useFolder(cleanup)
    const first = await givenPrinted('First Tee')
    await givenPrinted('Second Tee')
    await givenTakedown(first.product.id, 'withdrawn')
    await updateArtworksOfProduct({ productId: first.product.id })
    await checkChangedProducts()
    assert.isEmpty(await waitingChecks())
  }).tags(['CHECK-6'])
})
