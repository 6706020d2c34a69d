import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import ApprovalRequestMail from '#approvals/mails/approval_request_mail'
import { ProductFactory } from '#database/factories/product_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { pence } from '#shared/money'
import { percentage } from '#shared/percentage'
import { assertAccessible } from '#tests/support/axe'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAs } from '#tests/support/signed_in'
import { deliverMails, waitingMails } from '#tests/support/outgoing_mails'
import { expect } from '#tests/support/expect'

async function givenPeople() {
  const share = { profitSharePercentage: percentage(7_500) }
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus', ...share })
  await givenArtist({ bandName: 'Moth Tax' })
  return { artist, owner, admin: await UserFactory.apply('admin').create() }
}

async function becomes(page: Page, account: User) {
  await page.context().clearCookies()
  await signInAs(page, account)
}

/** Chooses an option by a part of its name, with the keyboard. */
async function chooseArtist(page: Page, label: string) {
  const field = page.getByRole('combobox', { name: label })
  await field.fill('bus')
  await page.getByRole('option', { name: /^Night Bus/ }).waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.getByText('Gets 75% of the profit').waitFor()
}

/** Lets the next call be carried out, and loses its answer. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 }
  )

/** The headings whose lines touch each other, and those of a section that touch what stands above them. */
const crampedHeadings = (page: Page) =>
  page.evaluate(() => {
    const isClose = (heading: Element) => {
      heading.scrollIntoView({ block: 'center' })
      const { left, top } = heading.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top - 10)?.contains(heading) === false
    }
    const isTight = (heading: Element) => {
      const { lineHeight, fontSize } = getComputedStyle(heading)
      return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)
    }
    const headings = [...document.querySelectorAll('main h1, main h2')]
    return headings
      .filter((heading) => isTight(heading) || (heading.matches('h2') && isClose(heading)))
      .map(({ textContent }) => textContent)
  })

/** Checks the widest and the narrowest layout, and with axe: from the top, where no sticky bar covers the content. */
async function assertSound(page: Page, assert: Assert) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    assert.isAtMost(overflow, 0, `at ${width} px`)
    assert.deepEqual(await crampedHeadings(page), [], `at ${width} px`)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await assertAccessible(page, assert)
}

const products = () =>
  db.from('products').orderBy('id').select('name', 'status', 'selling_price', 'printful_product_id')

test.group('Browser: making products for artists', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  test('a store product is made for an artist, who gets an email, approves and activates it, and a fan sees it', async ({
    assert,
    visit,
  }) => {
    const { artist, owner, admin } = await givenPeople()
    const page = await visit('about:blank')
    await signInAs(page, admin)
    await page.goto('/admin?tab=catalog')
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: /^Admin Product Manager/ }).click()
    const create = page.getByRole('button', { name: 'Create Product for Artist Approval' })
    const ignored = page.getByRole('radio', { name: /^Soft Furnishings Dept\. Socks/ })
    await expect(ignored).toBeDisabled()
    await page.getByText('Ignored in Printful: it can’t be made').waitFor()
    printfulSandbox.faults.plan('server_error', { times: 3, path: '/store/products/' })
    await page.getByText('Half-Day Wednesday Mug').click()
    const uncounted = await toastOf(page, 'Calculation Error')
    assert.include(uncounted, 'Failed to calculate pricing breakdown')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The product will be created at £20.00').waitFor()
    await page.getByLabel('Description').fill('A mug.')
    await page.getByText('Half-Day Wednesday Tour Tee').click()
    await expect(page.getByLabel('Product Name')).toHaveValue('Half-Day Wednesday Tour Tee')
    await expect(page.getByLabel('Description')).toHaveValue('')
    await create.click()
    const missing = await toastOf(page, 'Missing Information')
    assert.include(missing, 'Please select a product and artist')
    const assigned = page.getByRole('combobox', {
      name: 'Assign to Artist',
      description: 'Choose an artist',
    })
    await assigned.and(page.locator(':focus[aria-invalid]')).waitFor()
    await chooseArtist(page, 'Assign to Artist')
    await page.getByText('a 75/25 artist/platform profit split').waitFor()
    await page.getByText('The product will be created at £35.00').waitFor()
    await expect(page.getByLabel('Suggested Min Price')).toHaveValue('£33.00')
    await page.getByLabel('Markup %').fill('-5')
    await page.getByText('Enter a markup from 0 to 999.99').waitFor()
    await create.click()
    await page.getByLabel('Markup %').and(page.locator(':focus')).waitFor()
    assert.isEmpty(await products())
    await page.getByLabel('Markup %').fill('100')
    await page.getByText('The product will be created at £50.00').waitFor()
    await page.getByText('Rounded to £5').waitFor()
    // Three minimums and two profits stand here: one of each counts, and the others are called advice.
    const figures = page.getByRole('region', { name: 'Pricing Breakdown' })
    await figures
      .locator('dl > div', { hasText: 'Lowest price accepted' })
      .getByText('This one counts')
      .waitFor()
    await figures.getByText('This one counts: it is paid on every sale.').waitFor()
    await figures
      .locator('dl > div', { hasText: 'Suggested minimum' })
      .getByText('Advice')
      .waitFor()
    await page
      .getByRole('region', { name: 'One Price for All Variants' })
      .getByText('It doesn’t affect payouts')
      .waitFor()
    await assertSound(page, assert)

    printfulSandbox.faults.plan('server_error', { times: 3, path: '/products/' })
    await create.click()
    assert.include(await toastOf(page, 'Error'), 'Printful cannot be reached at the moment')
    assert.isEmpty(await products())
    assert.isEmpty(await waitingMails())
    await page.reload()
    await page.getByText('We’ve kept what you typed before.').waitFor()
    await page.getByText('The product will be created at £50.00').waitFor()
    await create.click()
    const created = await toastOf(page, 'Product Created')
    assert.include(created, 'Product has been created and sent to artist for approval')
    await page.getByRole('link', { name: '1 product not approved yet' }).waitFor()
    await expect(page.getByLabel('Product Name')).toHaveValue('')

    const { mails } = mail.fake()
    await deliverMails()
    mails.assertSentCount(ApprovalRequestMail, 1)
    mails.assertSent(ApprovalRequestMail, ({ message }) => message.hasTo(owner.email))
    mail.restore()

    await becomes(page, owner)
    await page.goto('/dashboard?tab=product-approvals')
    await page.getByRole('link', { name: 'Approvals 1' }).waitFor()
    await page.getByRole('button', { name: 'Review Half-Day Wednesday Tour Tee' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await toastOf(page, 'Product Updated')
    await page.goto('/dashboard?tab=product-management')
    await page.getByRole('button', { name: 'Activate Half-Day Wednesday Tour Tee' }).click()
    await toastOf(page, 'Status Updated')

    await page.context().clearCookies()
    await page.goto(`/store/${artist.id}`)
    await page.getByRole('link', { name: 'Half-Day Wednesday Tour Tee' }).first().waitFor()
    await page.getByText('£50.00').first().waitFor()
  }).tags(['ODD-9', 'MAKE-8', 'MAKE-9', 'MAKE-10', 'MAKE-16', 'MAKE-18', 'OPS-7'])

  test('a blank of the catalogue is priced while typing, sent once, and listed in the other tab', async ({
    assert,
    visit,
  }) => {
    const { admin } = await givenPeople()
    const page = await visit('about:blank')
    await signInAs(page, admin)
    await page.goto('/admin/catalog-old')
    const send = page.getByRole('button', { name: 'Send to Artist for Approval' })
    const items = page.getByRole('group', { name: 'Catalogue items' }).getByRole('radio')
    await items.first().waitFor()
    await expect(items).toHaveCount(12)
    await chooseArtist(page, 'Artist')
    // Unfiltered the picker shows every type, not twelve of the first.
    const types = await page
      .getByRole('group', { name: 'Catalogue items' })
      .locator('label .text-ink-soft')
      .allInnerTexts()
    assert.lengthOf([...new Set(types)], 12)
    await items.first().check()
    const variants = page.getByRole('radiogroup', { name: 'Variants' }).getByRole('radio')
    await variants.first().waitFor()
    await expect(variants).toHaveCount(8)
    await variants.first().check()
    await page.getByText('Enter a selling price to see profit breakdown').waitFor()
    const price = page.getByLabel('Selling Price (£)')
    await expect(price).toHaveAttribute('step', '0.01')
    for (const [typed, sentence] of [
      ['30.555', 'Enter the selling price with at most two decimals'],
      ['1e2', 'Enter a price from £0.01 to £10,000.00'],
      ['0', 'Enter a price from £0.01 to £10,000.00'],
    ] as const) {
      await price.fill(typed)
      const wrong = page.getByRole('spinbutton', {
        name: 'Selling Price (£)',
        description: sentence,
      })
      await wrong.and(page.locator('[aria-invalid=true]')).waitFor()
      await expect(send).toBeDisabled()
    }
    await price.fill('9')
    await page.getByText('Price too low! Increase selling price').waitFor()
    await expect(send).toBeDisabled()
    await assertSound(page, assert)
    // Whichever answer arrives last, the last price counts.
    await price.fill('2')
    await price.fill('20')
    const profit = page.locator('dl > div').filter({ hasText: 'Selling price' }).locator('dd')
    await profit.filter({ hasText: '£20.00' }).waitFor()
    await page
      .locator('dl > div')
      .filter({ hasText: 'Profit margin' })
      .getByText(/\d\.\d%/)
      .waitFor()

    await loseAnswer(page, '/api/admin/products')
    await send.click()
    assert.include(await toastOf(page, 'Error'), 'Failed to create product')
    await send.dblclick()
    const created = await toastOf(page, 'Product Created')
    assert.include(created, 'Product sent to artist for approval')
    assert.lengthOf(await products(), 1)
    await page.getByRole('link', { name: 'Pending Approval 1' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Night Bus' })
    await row.getByText('Pending approval').waitFor()
    await row.getByText('£20.00').waitFor()
    await assertSound(page, assert)
    await page.goBack()
    await items.first().waitFor()
  }).tags(['MAKE-11', 'MAKE-12', 'MAKE-13', 'OPS-12'])

  test('a variant is chosen to represent a product, and an artist’s draft is completed and sent', async ({
    assert,
    visit,
  }) => {
    const { artist, admin } = await givenPeople()
    await ProductFactory.merge({
      artistId: artist.id,
      name: 'Last Tram Tee',
      status: 'draft',
      sellingPrice: pence(1_200),
      basePrice: pence(850),
      printfulCost: null,
      isCostProvisional: true,
    }).create()
    const page = await visit('about:blank')
    await signInAs(page, admin)
    await page.goto('/admin/products')
    const send = page.getByRole('button', { name: 'Send to artist' })
    await page.getByText('Half-Day Wednesday Mug').click()
    const variants = page.getByRole('radiogroup', { name: 'Variants' })
    await variants.waitFor()
    await chooseArtist(page, 'Artist')
    await send.click()
    const missing = await toastOf(page, 'Missing Information')
    assert.include(missing, 'Please select an artist, product, and variant')
    await variants.and(page.locator(':focus[aria-invalid]')).waitFor()
    await page.getByText('Choose a variant').waitFor()
    await assertAccessible(page, assert)
    await variants.getByRole('radio').first().check()
    await expect(page.getByText('Choose a variant')).toHaveCount(0)
    await page.getByText('Leave blank to use the recommended £').waitFor()
    await page.getByLabel('Selling Price (£)').fill('1')
    await page.getByText('(40% margin required)').waitFor()
    await send.click()
    await page.locator('[aria-invalid="true"][name="sellingPrice"]').waitFor()
    await page.getByLabel('Selling Price (£)').fill('30')
    await assertSound(page, assert)
    await send.click()
    await toastOf(page, 'Product Created')

    const row = page.getByRole('row').filter({ hasText: 'Last Tram Tee' })
    await row.getByText('In preparation').waitFor()
    await row.getByRole('link', { name: 'Last Tram Tee' }).click()
    await page.getByText('provisional').waitFor()
    await send.click()
    assert.include(await toastOf(page, 'Missing Information'), 'Choose a source')
    await page.getByLabel('A blank from the catalogue').check()
    await send.click()
    assert.include(await toastOf(page, 'Missing Information'), 'Choose a blank')
    await page.getByRole('group', { name: 'Catalogue items' }).getByRole('radio').first().check()
    await variants.waitFor()
    await send.click()
    assert.include(await toastOf(page, 'Missing Information'), 'Choose a variant')
    await variants.and(page.locator(':focus[aria-invalid]')).waitFor()
    await page.getByText('It has no design yet, so its orders can’t be printed').waitFor()
    await page.getByLabel('A product from the store').check()
    await page.getByText('Moth Tax Tee').click()
    await page.getByText('(40% margin required)').waitFor()
    await send.click()
    // Moth Tax sells here as well: the assignment is confirmed once.
    const doubt = page.getByRole('dialog', { name: 'Is this the right artist?' })
    await doubt.getByText('This store product looks like Moth Tax’s.').waitFor()
    await assertAccessible(page, assert, ['[role=dialog]'])
    await doubt.getByRole('button', { name: 'Cancel' }).click()
    await doubt.waitFor({ state: 'detached' })
    await send.click()
    await doubt.getByRole('button', { name: 'Assign anyway' }).click()
    await page.locator('[aria-invalid="true"][name="sellingPrice"]').waitFor()
    await page.getByLabel('Selling Price (£)').fill('35')
    await assertSound(page, assert)
    await loseAnswer(page, '/api/admin/products/*')
    await send.click()
    await toastOf(page, 'Error')
    await send.click()
    const sent = await toastOf(page, 'Status Updated')
    assert.include(sent, 'Product sent to artist for approval')
    await page.getByText('Pending approval').first().waitFor()
    const [tram] = await db.from('products').where('name', 'Last Tram Tee')
    assert.deepEqual([tram.status, tram.selling_price], ['pending_approval', '35.00'])
    assert.lengthOf(await waitingMails(), 2)
  }).tags(['MAKE-14', 'MAKE-15', 'OPS-8'])
})
