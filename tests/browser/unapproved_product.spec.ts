import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAs } from '#tests/support/signed_in'

const STORED_DESIGN = '/files/demo/designs/last-tram.svg'

/** A draft of a blank at £24.00, which is ready but for its design. */
async function givenDraft(designUrl: string | null) {
  const { product } = await givenActiveProduct({ name: 'Last Tram Tee' })
  await product.merge({ status: 'draft', designUrl, isCostProvisional: false }).save()
  await product.merge({ printfulCost: product.basePrice }).save()
  await db
    .from('product_variants')
    .where('product_id', product.id)
    .update({ catalog_variant_id: 4011, sync_variant_id: null })
  const row = () => db.from('products').where('id', product.id).firstOrFail()
  return { path: `/admin/products/${product.id}`, row }
}

test.group('Browser: a product that its artist has not approved', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  test('stays as it was where it cannot be sent, and is saved afterwards', async ({
    assert,
    visit,
  }) => {
    const { path, row } = await givenDraft(null)
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(path)
    await page.getByLabel('Selling Price (£)').fill('30')
    await page.getByRole('button', { name: 'Send to artist' }).click()
    assert.include(await toastOf(page, 'Error'), 'Add one before you send it to the artist.')
    assert.equal((await row()).selling_price, '24.00')

    await page.reload()
    assert.equal(await page.getByLabel('Selling Price (£)').inputValue(), '30')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')
    assert.deepInclude(await row(), { selling_price: '30.00', status: 'draft' })
  })

  test('keeps the design that is stored here, and is saved and sent', async ({ assert, visit }) => {
    const { path, row } = await givenDraft(STORED_DESIGN)
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(path)
    await page.getByLabel('Admin Notes').fill('Printed large.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')
    await page.getByLabel('Selling Price (£)').fill('30')
    await page.getByRole('button', { name: 'Send to artist' }).click()
    await toastOf(page, 'Status Updated')
    assert.deepInclude(await row(), {
      admin_notes: 'Printed large.',
      design_url: STORED_DESIGN,
      selling_price: '30.00',
      status: 'pending_approval',
    })
  })

  test('is not saved with a price that was emptied', async ({ assert, visit }) => {
    const { path, row } = await givenDraft(STORED_DESIGN)
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(path)
    await page.getByLabel('Selling Price (£)').fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.locator('[aria-invalid="true"][name="sellingPrice"]').waitFor()
    assert.equal((await row()).selling_price, '24.00')
  })
})
