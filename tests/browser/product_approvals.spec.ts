import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import type { ProductStatus } from '#shared/product_status'
import User from '#identity/models/user'
import { percentage } from '#shared/percentage'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** A product at £24.00 on a base of £12.50, of an artist whose share is 75%. */
async function givenProduct(status: ProductStatus) {
  const { artist } = await givenArtist({ profitSharePercentage: percentage(7_500) })
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  await product.merge({ status, adminNotes: 'Printed large.' }).save()
  return { artist, product, owner: await User.findOrFail(artist.userId) }
}

async function openTab(page: Page, owner: User, query: string) {
  await signInAndOpen(page, owner, `/dashboard?tab=${query}`)
}

const lineLocator = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Pricing Breakdown' })
    .locator('dl > div')
    .filter({ hasText: label })
    .first()

const formatDifference = (page: Page, label: string) =>
  lineLocator(page, label).locator('dd').first().innerText()

/** The labels of the page's buttons with the same emphasis: filled with the primary colour, or with that of danger. */
async function loudButtons(page: Page, main: Locator): Promise<string[]> {
  const fill = (button: Element) => getComputedStyle(button).backgroundColor
  const colour = await main.evaluate(fill)
  const buttons = await page.locator('main button, [role=dialog] button').all()
  const fills = await Promise.all(
    buttons.map(async (button) => [await button.evaluate(fill), await button.innerText()])
  )
  const quiet = 'rgba(0, 0, 0, 0)'
  const isInDialog = new Set(await page.locator('[role=dialog] button').allInnerTexts())
  return fills
    .filter(([found, text]) => found === colour || (isInDialog.has(text!) && found !== quiet))
    .map(([, text]) => text!)
}

async function assertFits(page: Page, assert: Assert) {
  await page.setViewportSize({ width: 320, height: 640 })
  assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
}

test.group('Browser: approving products', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an artist reviews a product, changes its price, approves and activates it, and it is in the store', async ({
    assert,
    visit,
  }) => {
    const { artist, product, owner } = await givenProduct('pending_approval')
    const page = await visit('about:blank')
    await openTab(page, owner, 'overview')
    await page.getByRole('link', { name: '1 to approve' }).click()
    await page.getByText('Pending Review').locator('[aria-hidden]').waitFor()
    await assertFits(page, assert)
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Review Last Tram Tee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Review Product' })
    await dialog.getByText('Printed large.').waitFor()
    await dialog.locator('img').waitFor()
    await dialog.getByPlaceholder('Add any feedback or notes about this product...').waitFor()
    const price = dialog.getByLabel('Selling Price (£)')
    await expect(price).toHaveAttribute('min', '17.50')
    await expect(price).toHaveAttribute('step', '0.01')
    await expect(price).toHaveValue('24.00')
    await expect.poll(() => formatDifference(page, 'Your earnings')).toBe('£8.63')
    await price.fill('17.49')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await dialog.getByText('Selling price must be at least £17.50 (40% margin required)').waitFor()
    await assertAccessible(page, assert, ['[role="dialog"]'])
    const approve = dialog.getByRole('button', { name: 'Approve' })
    assert.deepEqual(await loudButtons(page, approve), ['Approve'], 'one action is the main one')
    assert.equal(await dialog.getByText('Minimum price').count(), 0, 'said once')
    await price.fill('9')
    await expect(dialog.getByText('Selling price must be at least')).toHaveCount(0)
    await expect.poll(() => formatDifference(page, 'Platform fee')).toMatch(/^−£\d+\.\d\d$/)
    const good = await lineLocator(page, 'Your earnings').evaluate((line) => line.className)
    assert.notInclude(good, 'text-good')
    await price.fill('29.99')
    const lines = [
      'Selling price',
      'Base cost',
      'Your earnings',
      'Platform fee',
      'Payment',
      'Shipping',
    ]
    await expect
      .poll(() => Promise.all(lines.map((line) => formatDifference(page, line))))
      .toEqual(['£29.99', '£12.50', '£13.12', '£4.37', '£1.20', '£3.59'])
    await price.press('Enter')
    await toastOf(page, 'Product Updated')
    await page.getByRole('heading', { name: 'No Pending Products' }).waitFor()
    assert.equal(new URL(page.url()).search, '?tab=product-approvals')

    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('button', { name: 'Activate Last Tram Tee' }).waitFor()
    // On a slow network too, the list stays while it is read again, and so does the focus.
    await page.route('**/dashboard?tab=*', async (route) => {
      await setTimeout(600)
      await route.continue()
    })
    for (const [press, next] of [
      ['Activate', 'Deactivate'],
      ['Deactivate', 'Reactivate'],
      ['Reactivate', 'Deactivate'],
    ] as const) {
      await page.getByRole('button', { name: `${press} Last Tram Tee` }).focus()
      await page.keyboard.press('Enter')
      const back = page.getByRole('button', { name: `${next} Last Tram Tee` })
      await back.waitFor()
      await toastOf(page, 'Status Updated')
      const button = await back.elementHandle()
      await page.waitForFunction((element) => element === document.activeElement, button)
    }
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'History of Last Tram Tee' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('From Approved, by').waitFor()
    await expect(history.getByRole('listitem')).toHaveCount(4)
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await page.keyboard.press('Escape')

    const store = await page.getByRole('link', { name: /^View Live Store/ }).getAttribute('href')
    assert.equal(store, `/store/${artist.id}`)
    await page.goto(store!)
    await page.getByRole('link', { name: 'Last Tram Tee' }).first().waitFor()
    await page.getByText('£29.99').first().waitFor()
    const row = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual([row.status, row.artist_profit, row.platform_fee], ['active', '13.12', '4.37'])
  }).tags([
    'APPR-2',
    'APPR-6',
    'APPR-7',
    'APPR-9',
    'APPR-12',
    'APPR-16',
    'APPR-18',
    'APPR-19',
    'APPR-24',
    'APPR-29',
  ])

  test('an approved product is put on sale from its list, also after an answer was lost', async ({
    assert,
    visit,
  }) => {
    const { product, owner } = await givenProduct('approved')
    const page = await visit('about:blank')
    await openTab(page, owner, 'product-approvals&list=approved')
    const loseAnswer = (path: string) =>
      page.route(
        `**/api/products/${product.id}${path}`,
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 }
      )
    await loseAnswer('')
    await page.getByRole('button', { name: 'Edit Last Tram Tee' }).click()
    await page.getByLabel('Product Name').fill('First Tram Tee')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Failed to update product', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')

    await loseAnswer('/status')
    await page.getByRole('button', { name: 'Activate First Tram Tee' }).click()
    await toastOf(page, 'Failed to update product status')
    assert.equal((await product.refresh()).status, 'active')
    await page.getByRole('button', { name: 'Activate First Tram Tee' }).click()
    await toastOf(page, 'Status Updated')
    await page.getByRole('button', { name: 'Deactivate First Tram Tee' }).waitFor()
    await assertFits(page, assert)
  })

  test('a user whose version is outdated reads what changed, and loading it keeps what was typed', async ({
    assert,
    visit,
  }) => {
    const { product, owner } = await givenProduct('active')
    const page = await visit('about:blank')
    await openTab(page, owner, 'product-management')
    await page.getByRole('button', { name: 'Edit Last Tram Tee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Product' })
    await dialog.getByLabel('Product Name').fill('First Tram Tee')
    await db
      .from('products')
      .where('id', product.id)
      .update({
        selling_price: '31.00',
        updated_at: product.updatedAt!.plus({ minutes: 1 }).toISO(),
      })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await dialog.getByText('The selling price is now £31.00.').waitFor()
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await dialog.getByRole('button', { name: 'Load what changed' }).click()
    await expect(dialog.getByLabel('Product Name')).toHaveValue('First Tram Tee')
    await expect(dialog.getByLabel('Selling Price (£)')).toHaveValue('31.00')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('heading', { name: 'First Tram Tee' }).waitFor()
    const row = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual([row.name, row.selling_price], ['First Tram Tee', '31.00'])

    await page.getByRole('button', { name: 'Retire First Tram Tee' }).click()
    const question = page.getByRole('dialog', { name: 'Retire this product?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    assert.equal((await product.refresh()).status, 'active')
    await page.getByRole('button', { name: 'Retire First Tram Tee' }).click()
    await question.getByRole('button', { name: 'Retire' }).click()
    await toastOf(page, 'Status Updated')
    await page.getByRole('listitem').getByText('Retired', { exact: true }).waitFor()
    assert.equal((await product.refresh()).status, 'retired')
  }).tags(['APPR-8', 'APPR-23', 'APPR-28'])

  test('a slow action says so, and a failed one is named and keeps what was typed', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenProduct('pending_approval')
    await givenActiveProduct({ artist, name: 'Night Bus Mug' })
    const page = await visit('about:blank')
    await openTab(page, owner, 'product-approvals')
    let fail = () => {}
    await page.route('**/api/products/**', async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await new Promise<void>((resolve) => (fail = resolve))
      await route.abort()
    })
    await page.getByRole('button', { name: 'Review Last Tram Tee' }).click()
    await page.getByLabel('Your Notes').fill('Lovely.')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('button', { name: 'Processing...' }).waitFor()
    fail()
    // Beside an open dialog the list of toasts is no landmark: it is heard by its live region.
    const refusal = page.getByText('Failed to update product approval', { exact: true }).first()
    await refusal.waitFor()
    for (const width of [375, 700, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      const message = (await page.locator('.toast').boundingBox())!
      for (const name of ['Close', 'Approve']) {
        const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
        const { x, y } = (await button.boundingBox())!
        const isBeside = message.x + message.width <= x || message.y + message.height <= y
        assert.isTrue(isBeside, `${name} at ${width} px`)
      }
    }
    await expect(page.getByLabel('Your Notes')).toHaveValue('Lovely.')
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('button', { name: 'Edit Night Bus Mug' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('button', { name: 'Saving...' }).waitFor()
    fail()
    await page.getByText('Failed to update product', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const asked = page.waitForRequest('**/status')
    await page.getByRole('button', { name: 'Deactivate Night Bus Mug' }).click()
    await asked
    fail()
    await toastOf(page, 'Failed to update product status')
    const statuses = await db.from('products').orderBy('id').select('status')
    assert.deepEqual(
      statuses.map(({ status }) => status as string),
      ['pending_approval', 'active']
    )
  }).tags(['APPR-30'])

  test('an artist drafts a product, and the dashboard shows what they manage', async ({
    assert,
    visit,
  }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await openTab(page, owner, 'add-product')
    await assertFits(page, assert)
    await assertAccessible(page, assert)
    await page.getByLabel('Product Name').fill('Last Tram Tote')
    await page.getByLabel('Product Type').selectOption('tote')
    await page.getByRole('button', { name: 'Create Product' }).click()
    await page.getByText('Selling price must be at least £11.90 (40% margin required)').waitFor()
    await page.getByLabel('Selling Price (£)').fill('18.5')
    await page.getByRole('button', { name: 'Create Product' }).click()
    await toastOf(page, 'Product created successfully!')
    await page.waitForURL((url) => url.searchParams.get('tab') === 'product-management')
    await page.getByRole('listitem').getByText('In preparation').waitFor()
    await page.getByText('Then it appears under Approvals, and we email you.').waitFor()
    const rows = await db.from('products').select('name', 'product_type', 'selling_price', 'status')
    assert.deepEqual(rows, [
      { name: 'Last Tram Tote', product_type: 'tote', selling_price: '18.50', status: 'draft' },
    ])
  }).tags(['APPR-11', 'APPR-29', 'STUD-13'])
})
