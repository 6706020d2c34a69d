import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import { givenBought, givenNight } from '#tests/functional/insights/settlement_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

/** Forty letters that no line breaks. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapit'

const dialog = (page: Page) => page.getByRole('dialog')

/** The venue gets 20% of gross, the support act 10% of earnings; the first percentage stands for all. */
async function agreeShares(page: Page) {
  await page.getByRole('button', { name: 'Add shares' }).click()
  await dialog(page).getByRole('button', { name: 'Add a share' }).click()
  const venue = dialog(page).getByRole('group', { name: 'Share 1' })
  await venue.getByLabel('Name').fill('The Old Transformer')
  await venue.getByLabel('VAT number').fill('GB 412 0097 31')
  await venue.getByLabel('Apparel, %').fill('120')
  await dialog(page).getByRole('button', { name: 'Save shares' }).click()
  await venue.getByText('Enter a percentage from 0 to 100').first().waitFor()
  await venue.getByLabel('Apparel, %').fill('20')
  await dialog(page).getByRole('button', { name: 'Add a share' }).click()
  const support = dialog(page).getByRole('group', { name: 'Share 2' })
  await support.getByLabel('Name').fill(LONG)
  await support.getByLabel('Apparel, %').fill('10')
  await dialog(page).getByRole('button', { name: 'Save shares' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('20% of gross').waitFor()
  await page.getByText('10% of earnings').waitFor()
}

/** What of the editor of shares stands over its edge. */
async function widerThanDialog(page: Page) {
  await page.getByRole('button', { name: 'Edit shares' }).click()
  await dialog(page).getByRole('group', { name: 'Share 2' }).waitFor()
  const names = await dialog(page).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect()
    return [...box.querySelectorAll('input, select, button, label')]
      .filter((node) => !node.closest('.sr-only'))
      .filter((node) => {
        const place = node.getBoundingClientRect()
        return place.left < left || place.right > right
      })
      .map((node) => node.textContent)
  })
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  return names
}

async function enterPeople(page: Page) {
  await page.getByRole('button', { name: /how many people came/ }).click()
  await dialog(page).getByLabel('People').fill('412')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('412', { exact: true }).waitFor()
}

/** What the sheet says of a row, on one line. */
const rowOf = async (page: Page, table: string, name: string | RegExp, nth = 0) => {
  const row = page.getByRole('table', { name: table }).getByRole('row', { name }).nth(nth)
  return (await row.innerText()).replaceAll(/\s+/g, ' ').trim()
}

test.group('Browser: the settlement of a gig', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => stripeSandbox.forgetEverything())
  group.each.setup(() => () => stripeSandbox.forgetEverything())

  test('from the shares over two sales and a closed sheet to the addendum of a refund', async ({
    assert,
    visit,
  }) => {
    const { owner, product, gig, code } = await givenNight()
    await gig.merge({ startsAt: clock.now().minus({ hours: 2 }) }).save()
    const page = await visit('/terms')
    await page.setViewportSize({ width: 375, height: 800 })
    await signInAndOpen(page, owner, `/dashboard?tab=gigs&gig=${gig.id}`)
    await agreeShares(page)
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 320, height: 800 })
    assert.deepEqual(await widerThanDialog(page), [])
    await page.setViewportSize({ width: 375, height: 800 })

    const first = await givenBought(code, product)
    await givenBought(code, product)

    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Settlement' }).click()
    await page.getByRole('table', { name: 'What sold' }).waitFor()
    await enterPeople(page)
    assert.equal(await rowOf(page, 'What sold', /^Gross/), 'Gross 2 £49.98')
    assert.equal(await rowOf(page, 'Shares', /^To the venue/), 'To the venue £10.00 £10.00 –')
    assert.equal(
      await rowOf(page, 'Shares', /^To the support act/),
      'To the support act £1.50 £1.50 –'
    )
    await page.getByText('£3.48', { exact: true }).waitFor()
    await assertAccessible(page, assert)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.isAtMost(scrolled, width)
    }

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF of the settlement sheet' }).click()
    assert.match((await download).suggestedFilename(), /settlement.*\.pdf$/)

    await page.getByRole('button', { name: 'Close and sign' }).click()
    await dialog(page).getByRole('button', { name: 'Close the sheet' }).click()
    await page.getByText('Closed', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Close and sign' }).count(), 0)

    await refund({
      checkoutId: first.checkoutId,
      lines: [{ orderId: first.order.id, amount: pence(1000) }],
    })
    await page.reload()
    assert.match(await rowOf(page, 'What came after closing', /^Refund/), /−£10\.00 −£3\.00$/)
    assert.equal(
      await rowOf(page, 'What came after closing', /^The Old Transformer/),
      'The Old Transformer −£2.00'
    )
    assert.equal(
      await rowOf(page, 'What came after closing', /^With addenda/),
      'With addenda £39.98 £11.98'
    )
    assert.equal(await rowOf(page, 'What sold', /^Gross/), 'Gross 2 £49.98')
    await assertAccessible(page, assert)
  }).tags(['SHEET-6', 'SHEET-3'])
})
