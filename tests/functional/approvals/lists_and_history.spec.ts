import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { ProductFactory } from '#database/factories/product_factory'
import { givenReviewedProduct, send } from '#tests/functional/approvals/approval_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { walkPages } from '#tests/support/walk_pages'

const LISTS = {
  pending: ['pending_approval'],
  management: ['draft', 'approved', 'active', 'inactive', 'retired'],
  rejected: ['rejected'],
}

test.group('The lists of an artist’s products', (group) => {
  group.each.setup(rollbackAfterEach)

  test('hold the products of their status, newest first, to the last page', async ({
    assert,
    client,
  }) => {
    const { artist, owner, admin } = await givenReviewedProduct({ status: 'active' })
    for (const status of PRODUCT_STATUSES)
      await ProductFactory.merge({ artistId: artist.id, status }).createMany(2)
    for (const [name, statuses] of Object.entries(LISTS)) {
      const path = `/api/artists/${artist.id}/products/${name}`
      const rows = await db
        .from('products')
        .where('artist_id', artist.id)
        .whereIn('status', statuses)
        .orderBy(['created_at', 'id'])
      const expected = rows.map(({ id }) => id as number).reverse()
      for (const account of [owner, admin]) {
        const shown = await client.get(path).loginAs(account)
        shown.assertStatus(200)
        const products: { id: number; printfulCost: number }[] = shown.body()
        assert.deepEqual(
          products.map(({ id }) => id),
          expected
        )
        assert.equal(products[0]!.printfulCost, 12.5)
      }
      assert.deepEqual((await walkPages(client, `${path}?limit=1`, owner)).flat(), expected)
    }
  }).tags(['APPR-25'])

  test('are only for that artist', async ({ client }) => {
    const { artist, fan, other } = await givenReviewedProduct()
    for (const name of Object.keys(LISTS)) {
      const path = `/api/artists/${artist.id}/products/${name}`
      ;(await client.get(path)).assertStatus(401)
      ;(await client.get(path).loginAs(fan)).assertStatus(403)
      ;(await client.get(path).loginAs(other)).assertStatus(403)
    }
  }).tags(['APPR-25'])
})

test.group('The history of a product', (group) => {
  group.each.setup(rollbackAfterEach)

  test('shows its owner and admins who did what and when, latest first', async ({
    assert,
    client,
  }) => {
    const { product, owner, admin } = await givenReviewedProduct({ status: 'rejected' })
    await owner.merge({ firstName: 'Robin', lastName: 'Example' }).save()
    await admin.merge({ firstName: 'Alex', lastName: null }).save()
    const base = `/api/products/${product.id}`
    await send(client, 'PATCH', `${base}/status`, admin, { status: 'pending' })
    await send(client, 'POST', `${base}/approve`, owner, { action: 'approve', notes: 'Lovely.' })
    for (const account of [owner, admin]) {
      const answer = await client.get(`${base}/history`).loginAs(account)
      answer.assertStatus(200)
      const moves: { createdAt: string }[] = answer.body()
      assert.deepEqual(
        moves.map(({ createdAt: _, ...move }) => move),
        [
          {
            from: 'pending_approval',
            to: 'approved',
            notes: 'Lovely.',
            actor: { name: 'Robin Example', role: 'artist' },
          },
          {
            from: 'rejected',
            to: 'pending_approval',
            notes: null,
            actor: { name: 'Alex', role: 'admin' },
          },
        ] as never
      )
      assert.isAbove(Date.parse(moves[0]!.createdAt), 0)
    }
  }).tags(['APPR-24'])

  test('is refused to other accounts, and for an unpublished product answers 404', async ({
    client,
  }) => {
    const { product, other, fan } = await givenReviewedProduct()
    const path = `/api/products/${product.id}/history`
    ;(await client.get(path)).assertStatus(401)
    for (const account of [fan, other]) (await client.get(path).loginAs(account)).assertStatus(404)
    await product.merge({ status: 'active' }).save()
    for (const account of [fan, other]) (await client.get(path).loginAs(account)).assertStatus(403)
  }).tags(['APPR-24'])
})
