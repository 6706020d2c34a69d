import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import type { ProductStatus } from '#shared/product_status'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** What the caller is told to do about it. */
const NEXT_STEP = {
  admin: 'Add one before you send it to the artist.',
  owner: 'We’ll add one before you approve it and put it on sale.',
}

/** A product whose only variants are blanks of the provider's, and the call that leads it on. */
async function givenBlank(client: ApiClient, status: ProductStatus) {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist })
  await product.merge({ status, designUrl: null, isCostProvisional: false }).save()
  await product.merge({ printfulCost: product.basePrice }).save()
  await db
    .from('product_variants')
    .where('product_id', product.id)
    .update({ catalog_variant_id: 4011, sync_variant_id: null })
  const admin = await UserFactory.apply('admin').create()
  const move = (to: ProductStatus) => {
    const isReview = to === 'approved'
    const by: User = to === 'pending_approval' ? admin : owner
    const call = isReview
      ? client.post(`/api/products/${product.id}/approve`).json({ action: 'approve' })
      : client.patch(`/api/products/${product.id}/status`).json({ status: to })
    return call.loginAs(by).withCsrfToken()
  }
  return { product, move }
}

test.group('A product of a blank', (group) => {
  group.each.setup(rollbackAfterEach)

  test('without a design to print is not led from {from} to {to}, and with one it is')
    .with([
      { from: 'draft', to: 'pending_approval' },
      { from: 'rejected', to: 'pending_approval' },
      { from: 'pending_approval', to: 'approved' },
      { from: 'approved', to: 'active' },
      { from: 'inactive', to: 'active' },
    ] as const)
    .run(async ({ assert, client }, { from, to }) => {
      const { product, move } = await givenBlank(client, from)
      const refused = await move(to)
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_DESIGN_MISSING' })
      assert.include(
        refused.body().message,
        NEXT_STEP[to === 'pending_approval' ? 'admin' : 'owner']
      )
      assert.equal((await product.refresh()).status, from)

      await product.merge({ designUrl: 'https://designs.example/tram.png' }).save()
      const moved = await move(to)
      moved.assertStatus(200)
      assert.equal((await product.refresh()).status, to)
    })
    .tags(['APPR-31'])
})
