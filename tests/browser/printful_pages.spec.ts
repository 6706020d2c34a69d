import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { assertAccessible } from '#tests/support/axe'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import User from '#identity/models/user'
import { expect } from '#tests/support/expect'

const banner = (page: Page) => page.getByRole('status', { name: 'Connection to Printful' })

async function openAsAdmin(visit: (path: string) => Promise<Page>, path: string) {
  const admin = await UserFactory.apply('admin').create()
  const page = await visit('about:blank')
  await signInAs(page, admin)
  await page.goto(path)
  return page
}

test.group('Browser: connecting Printful', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => printfulSandbox.forgetEverything())

  test('an admin authorizes it from its page and comes back to it, connected', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/printful')
    await banner(page).getByText('Authorization required').waitFor()
    await assertAccessible(page, assert)
    await banner(page).getByRole('button', { name: 'Authorize Printful' }).press('Enter')
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('Printful connected').first().waitFor()
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname + search, '/printful')
    await banner(page).getByText('Connected', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Authorize Printful' }).count(), 0)
    await assertAccessible(page, assert)
    await page.reload()
    await banner(page).getByText('Connected', { exact: true }).waitFor()
    assert.equal(await page.getByText('Printful connected').count(), 0)

    await page.getByRole('link', { name: 'Admin area' }).click()
    const connection = page.getByRole('region', { name: 'Connection' })
    await connection.getByText('OAuth', { exact: true }).waitFor()
    await expect(connection.getByText('Good until')).toHaveCount(1)
    await assertAccessible(page, assert)
  }).tags(['PROV-2', 'PROV-3'])

  test('nothing is read before that, and the reason is shown beside the button', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/admin?tab=printful')
    const description = 'Authorize Printful first.'
    for (const name of ['Sync now', 'Full sync']) {
      const button = page.getByRole('button', { name, description })
      await button.waitFor()
      await expect(button, name).toBeDisabled()
    }
    await page.goto('/admin/catalog')
    const refused = page.getByRole('alert')
    await refused.getByText('Authorize Printful to connect the store.').waitFor()
    await assertAccessible(page, assert)
    await refused.getByRole('button', { name: 'Authorize Printful' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('Printful connected').first().waitFor()
    assert.equal(new URL(page.url()).pathname, '/admin/catalog')
  }).tags(['ADMN-23', 'PROV-3'])

  test('refusing the authorization there shows an error here, in our own words', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/printful')
    await page.getByRole('button', { name: 'Authorize Printful' }).click()
    await page.getByRole('button', { name: 'Refuse' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'OAuth Error' })
    await toast.getByText('Printful was not allowed to connect.').waitFor()
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname + search, '/printful')
    await banner(page).getByText('Authorization required').waitFor()
    await page.goto('/printful/callback?error=Send%20money%20to%20us&state=x')
    await page.getByText('took too long or was started elsewhere').first().waitFor()
    assert.equal(await page.getByText('Send money').count(), 0)
    assert.equal(page.url(), new URL('/printful', page.url()).href)
  }).tags(['PROV-4'])

  test('an artist sees the status, and that an admin has to connect', async ({ assert, visit }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/printful')
    await banner(page).getByText('An admin needs to authorize Printful').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Authorize Printful' }).count(), 0)
    assert.equal(await page.getByRole('link', { name: 'Connection test' }).count(), 0)
    await assertAccessible(page, assert)
  }).tags(['PROV-3'])
})

test.group('Browser: lists from Printful', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  const storeProducts = async () => {
    const printful = await app.container.make(PrintfulProducts)
    return (await printful.storeProducts(0)).items
  }

  test('an artist sees only their own products and orders', async ({ assert, visit }) => {
    const [first, second] = await storeProducts()
    const { artist, product } = await givenActiveProduct({})
    await product.merge({ printfulProductId: second!.id }).save()
    const { order } = await givenPaidOrder({ product })
    const { order: foreign } = await givenPaidOrder({})
    const page = await visit('about:blank')
    await signInAs(page, await User.findOrFail(artist.userId))
    await page.goto('/printful')
    await page.getByRole('navigation', { name: 'Printful' }).getByText('Products').click()
    const table = page.getByRole('table', { name: 'Store products' })
    await table.getByText(second!.name).waitFor()
    await expect(table.getByText(String(second!.id))).toHaveCount(1)
    assert.equal(await table.getByText(String(first!.id)).count(), 0)
    await expect(table.getByRole('row')).toHaveCount(2)
    await assertAccessible(page, assert)

    await page.getByRole('navigation', { name: 'Printful' }).getByText('Orders').click()
    await page.getByRole('link', { name: order.orderNumber }).waitFor()
    assert.equal(await page.getByText(foreign.orderNumber).count(), 0)
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: order.orderNumber }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await page.getByRole('heading', { name: product.name }).first().waitFor()
  }).tags(['PROV-5', 'PROV-8'])

  test('an admin sees the whole store, and finds a product by its name', async ({ visit }) => {
    await printfulSandbox.store.fill({ products: 30, variants: 2 })
    const page = await openAsAdmin(visit, '/printful?tab=products')
    const table = page.getByRole('table', { name: 'Store products' })
    await table.waitFor()
    await expect(table.getByRole('row')).toHaveCount(25)
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.waitForURL(/shown=48/)
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 24)
    const [first] = await storeProducts()
    await page.getByRole('searchbox').fill(String(first!.id))
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/search=/)
    await table.getByText(first!.name).waitFor()
    await page.goBack()
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 24)
  }).tags(['PROV-5'])

  test('the catalogue is searched, filtered, paged and opened, all of it in the address', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/printful?tab=catalog')
    const blanks = page.locator('#blanks > li')
    await blanks.first().waitFor()
    await expect(blanks).toHaveCount(24)
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Show more' }).press('Enter')
    await blanks.nth(47).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('shown'), '48')
    await expect(blanks.nth(24).getByRole('link')).toBeFocused()

    await page.getByRole('searchbox').fill('MÚG')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/search=/)
    await page.getByText(/^\d+ of \d+$/).waitFor()
    for (const text of await blanks.allInnerTexts()) assert.match(text, /mug/i)
    await page.getByRole('searchbox').fill('no such thing at all')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('heading', { name: 'No matching blanks' }).waitFor()
    await page.getByRole('link', { name: 'Show the whole catalogue' }).click()
    await blanks.nth(23).waitFor()

    const kind = await page.getByLabel('Type').locator('option').nth(2).innerText()
    await page.getByLabel('Type').selectOption(kind)
    await page.waitForURL(/type=/)
    await page.reload()
    await blanks.first().waitFor()
    for (const text of await blanks.allInnerTexts()) assert.include(text, kind)
    const title = await blanks.first().getByRole('heading').innerText()
    await blanks.first().getByRole('link').click()
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.getByRole('table', { name: 'Sizes and colours' }).waitFor()
    await assertAccessible(page, assert)
    await page.reload()
    await page.getByRole('table', { name: 'Sizes and colours' }).waitFor()
    await page.goBack()
    await page.getByRole('searchbox').waitFor()
    await expect(page.getByLabel('Type')).toHaveValue(kind)
  }).tags(['PROV-6'])

  test('a blank with one size and colour says so, and other currencies are shown in pounds', async ({
    assert,
    visit,
  }) => {
    const printful = await app.container.make(PrintfulProducts)
    const catalog = await printful.catalog()
    const foreign = catalog.find(({ currency }) => currency === 'USD')!
    const sizeless = catalog.find(({ typeName }) => /poster|mug/i.test(typeName))!
    const page = await openAsAdmin(visit, `/printful?tab=catalog&item=${foreign.id}`)
    const table = page.getByRole('table', { name: 'Sizes and colours' })
    await table.waitFor()
    await expect(table).toContainText(/£\d/, { useInnerText: true })
    assert.notMatch(await table.innerText(), /[$€]/)
    await page.goto(`/printful?tab=catalog&item=${sizeless.id}`)
    await table.waitFor()
    await expect(table).toContainText(/One size|Standard/, { useInnerText: true })
    await page.goto('/printful?tab=catalog&item=999999')
    await page.getByRole('heading', { name: 'Blank not found' }).waitFor()
    await assertAccessible(page, assert)
  }).tags(['PROV-7'])
})
