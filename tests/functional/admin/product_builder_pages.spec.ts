import { test } from '@japa/runner'
import type { ProductStatus } from '#shared/product_status'
import { ProductFactory } from '#database/factories/product_factory'
import { ProductStatusChangeFactory } from '#database/factories/product_status_change_factory'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { pageText } from '#tests/support/page_text'

async function givenProducts(statuses: ProductStatus[]) {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  for (const status of statuses)
    await ProductFactory.merge({
      artistId: artist.id,
      status,
      name: `A ${status} tee`,
      approvalNotes: status === 'rejected' ? 'Not our red.' : null,
    }).create()
}

test.group('The screens on which products are made', (group) => {
  group.each.setup(rollbackAfterEach)

  test('{path}: {words}')
    .tags(['MAKE-8', 'MAKE-11', 'MAKE-13'])
    .with([
      {
        path: '/admin/catalog',
        words: [
          'Admin Product Manager',
          'Loading store products...',
          'Product Configuration',
          'Assign to Artist',
          'Product Name',
          'Description',
          'Markup %',
          'Suggested Min Price',
          'Admin Notes',
          'Create Product for Artist Approval',
        ],
      },
      {
        path: '/admin/catalog-old',
        words: [
          'Product Catalogue Manager',
          'Create Product',
          'Pending Approval',
          'Artist',
          'Selling Price (£)',
          'Admin Notes',
          'Profit Breakdown',
          'Enter a selling price to see profit breakdown',
          'Send to Artist for Approval',
        ],
      },
      { path: '/admin/catalog-old?tab=pending', words: ['No products pending approval'] },
      { path: '/admin/products', words: ['Create a product', 'No products pending approval'] },
      { path: '/admin?tab=catalog', words: ['Admin Product Manager', 'Product Catalogue Manager'] },
    ])
    .run(async ({ assert, client }, { path, words }) => {
      const text = await pageText(client, path)
      for (const word of words) assert.include(text, word)
    })

  test('{path} lists what is not decided, with band, status, amounts and the artist’s words')
    .tags(['MAKE-13'])
    .with([{ path: '/admin/products' }, { path: '/admin/catalog-old?tab=pending' }])
    .run(async ({ assert, client }, { path }) => {
      await givenProducts(['draft', 'pending_approval', 'rejected', 'approved', 'active'])
      const text = await pageText(client, path)
      for (const word of [
        'A draft tee',
        'A pending_approval tee',
        'A rejected tee',
        'Night Bus',
        'In preparation',
        'Pending approval',
        'Rejected',
        'Not our red.',
        'Artist profit',
        'Platform fee',
      ])
        assert.include(text, word)
      assert.notInclude(text, 'A approved tee')
      assert.notInclude(text, 'A active tee')
    })

  test('/admin?tab=catalog counts what waits for whom', async ({ assert, client }) => {
    await givenProducts(['draft', 'draft', 'pending_approval', 'rejected', 'approved', 'active'])
    const text = await pageText(client, '/admin?tab=catalog')
    for (const words of [
      'Awaiting artist approval 1',
      'Artist drafts to set up 2',
      'Rejected, to rework 1',
      'Approved, not on sale yet 1',
    ])
      assert.include(text, words)
  }).tags(['MAKE-17'])

  test('/admin/catalog-old counts as pending approval what awaits an artist', async ({
    assert,
    client,
  }) => {
    await givenProducts(['draft', 'draft', 'pending_approval', 'rejected', 'approved', 'active'])
    for (const path of ['/admin/catalog-old', '/admin/catalog-old?tab=pending'])
      assert.match(await pageText(client, path), /Pending Approval 1\D/)
  }).tags(['MAKE-13'])

  test('of a product that its artist has approved says so, and of none is not found', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const product = await ProductFactory.merge({ artistId: artist.id, status: 'active' }).create()
    await ProductStatusChangeFactory.merge({ productId: product.id, notes: 'On tour' }).create()
    const text = await pageText(client, `/admin/products/${product.id}`)
    assert.match(text, /Status history.*Active.*From Approved, by.*On tour/)
    assert.include(text, 'The artist has approved this product, so its variants are locked.')
    assert.notInclude(text, 'Save Changes')
    const admin = await UserFactory.apply('admin').create()
    const none = await client.get('/admin/products/1000000').loginAs(admin)
    none.assertStatus(404)
  }).tags(['MAKE-15', 'OPS-9'])
})
