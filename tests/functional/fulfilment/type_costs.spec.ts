import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ProductTypeCosts } from '#catalog/public'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { givenProductOf, smallStore, sync } from './sync_fixtures.js'

const MUG = 'Half-Day Wednesday Mug'

test.group('The provisional cost of a draft', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore())

  test('is that of the cheapest synced blank of its type, and 8.50 for a type without one', async ({
    assert,
    client,
  }) => {
    const mug = await givenProductOf(MUG)
    const [first, ...others] = mug.variants
    for (const { catalog_variant_id: id } of [first!, ...others])
      await printfulSandbox.catalog.setCost(Number(id), '6.25')
    await sync()
    const { owner } = await givenArtist({})
    const draft = async (productType: string) => {
      const body = { name: 'Idea', sellingPrice: 40, productType }
      const answer = await client.post('/api/products').json(body).loginAs(owner).withCsrfToken()
      answer.assertStatus(201)
      return (answer.body() as { basePrice: number }).basePrice
    }
    assert.equal(await draft('mug'), 6.25)
    assert.equal(await draft('vinyl'), 8.5)
    const page = await client.get('/dashboard?tab=add-product').withInertia().loginAs(owner)
    const { baseByType } = page.inertiaProps as unknown as { baseByType: Record<string, number> }
    assert.equal(baseByType.mug, 6.25)
    assert.equal(baseByType.vinyl, 8.5)
  }).tags(['LIMIT-14'])

  test('follows the next sync, and leaves out what is discontinued', async ({ assert }) => {
    const mug = await givenProductOf(MUG)
    await sync()
    const costs = await app.container.make(ProductTypeCosts)
    assert.notInclude([0, 850], await costs.of('mug'))
    for (const { catalog_variant_id: id } of mug.variants)
      await printfulSandbox.catalog.setCost(Number(id), '7.10')
    await sync()
    assert.equal(await costs.of('mug'), 710)
    const blanks = await db.from('blanks').where('product_type', 'mug')
    for (const { catalog_item_id: id } of blanks)
      await printfulSandbox.catalog.discontinue(Number(id))
    await sync()
    assert.equal(await costs.of('mug'), 850)
  }).tags(['LIMIT-14'])
})
