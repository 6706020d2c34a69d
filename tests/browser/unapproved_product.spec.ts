import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

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

/** Such a draft, opened by an admin. */
async function openDraft(visit: TestContext['visit'], designUrl: string | null) {
  const draft = await givenDraft(designUrl)
  const page = await visit('about:blank')
  await signInAs(page, await UserFactory.apply('admin').create())
  await page.goto(draft.path)
  return { page, ...draft }
}

/** Holds back the requests to an address, until what it returns is called. */
async function holdBack(page: Page, address: Parameters<Page['route']>[0]) {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test.group('Browser: a product that its artist has not approved', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  test('stays as it was where it cannot be sent, and is saved afterwards', async ({
    assert,
    visit,
  }) => {
    const { page, row } = await openDraft(visit, null)
    await page.getByLabel('Selling Price (£)').fill('30')
    await page.getByRole('button', { name: 'Send to artist' }).click()
    assert.include(await toastOf(page, 'Error'), 'Add one before you send it to the artist.')
    assert.equal((await row()).selling_price, '24.00')

    await page.reload()
    await expect(page.getByLabel('Selling Price (£)')).toHaveValue('30')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')
    assert.deepInclude(await row(), { selling_price: '30.00', status: 'draft' })
  })

  test('keeps the design that is stored here, and is saved and sent', async ({ assert, visit }) => {
    const { page, row } = await openDraft(visit, STORED_DESIGN)
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

  test('what is typed while the saved page still loads is sent with what was saved', async ({
    assert,
    visit,
  }) => {
    const { page, path, row } = await openDraft(visit, STORED_DESIGN)
    const isPage = (url: URL) => url.pathname === path
    const letReload = await holdBack(page, isPage)
    await page.getByLabel('Admin Notes').fill('Printed large.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')
    await expect(page.getByLabel('Admin Notes')).toHaveValue('Printed large.')
    const price = page.getByLabel('Selling Price (£)')
    await price.fill('30')
    const reloaded = page.waitForResponse((response) => isPage(new URL(response.url())))
    letReload()
    await (await reloaded).finished()
    await expect(price).toBeFocused()
    await page.getByRole('button', { name: 'Send to artist' }).click()
    await toastOf(page, 'Status Updated')
    assert.deepInclude(await row(), { admin_notes: 'Printed large.', selling_price: '30.00' })
  })

  test('what is typed while it is being saved stays, and is saved next', async ({
    assert,
    visit,
  }) => {
    const { page, path, row } = await openDraft(visit, STORED_DESIGN)
    const letSave = await holdBack(page, `**/api/admin${path.slice('/admin'.length)}`)
    const save = page.getByRole('button', { name: 'Save Changes' })
    const notes = page.getByLabel('Admin Notes')
    await page.getByLabel('Description').fill('Soft cotton.')
    await save.click()
    await notes.fill('Printed large.')
    letSave()
    await toastOf(page, 'Product Updated')
    assert.deepInclude(await row(), { description: 'Soft cotton.', admin_notes: null })
    await expect(notes).toHaveValue('Printed large.')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await save.click()
    await saved
    assert.deepInclude(await row(), {
      description: 'Soft cotton.',
      admin_notes: 'Printed large.',
    })
  })

  test('what was typed earlier never sets back what another admin has saved since', async ({
    assert,
    visit,
  }) => {
    const { page, row } = await openDraft(visit, STORED_DESIGN)
    await page.getByLabel('Selling Price (£)').fill('30')
    const { id } = await row()
    const newer = { name: 'First Tram Tee', admin_notes: 'By hand.', updated_at: new Date() }
    await db.from('products').where('id', id).update(newer)
    await page.reload()
    const notice = page.getByRole('alert').filter({ hasText: 'This product has changed' })
    await expect(notice).toContainText('The name is now “First Tram Tee”.', { useInnerText: true })
    await expect(notice).toContainText('The notes are now “By hand.”.', { useInnerText: true })
    await page.getByRole('button', { name: 'Load what changed' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')
    const saved = { name: 'First Tram Tee', admin_notes: 'By hand.', selling_price: '30.00' }
    assert.deepInclude(await row(), saved)
  })

  test('is not saved with a price that was emptied', async ({ assert, visit }) => {
    const { page, row } = await openDraft(visit, STORED_DESIGN)
    await page.getByLabel('Selling Price (£)').fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.locator('[aria-invalid="true"][name="sellingPrice"]').waitFor()
    assert.equal((await row()).selling_price, '24.00')
  })
})
