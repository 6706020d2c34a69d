import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { pence } from '#shared/money'
import { givenTaxedSale, setupTaxes } from '#tests/functional/checkout/taxes_fixtures'
import { givenReceiptLink } from '#tests/functional/orders/receipt_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { layoutFaults } from '#tests/support/name_layout'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: receipts', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(setupTaxes)
  group.each.setup(() => useRealSessions())

  test('a guest goes from the order to receipt and credit note by keyboard, on any screen; an admin from the order', async ({
    assert,
    client,
    visit,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(1000) }] })
    const { pathname, path } = await givenReceiptLink(client, checkoutId)
    const page = await visit(path.replace('/receipt', ''))
    await untilAwake(page)
    await page.getByRole('link', { name: 'VAT receipt' }).press('Enter')
    await page.getByRole('heading', { name: 'Receipt and credit notes' }).waitFor()
    for (const name of ['VAT receipt R-000001', 'VAT credit note CN-000001'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('Corrects receipt R-000001.')).toBeVisible()
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth
    for (const width of [1280, 1024, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      assert.isAtMost(await page.evaluate(beyond), 0, `at ${width} px`)
      if (width === 1280 || width === 375) await assertAccessible(page, assert)
    }
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF of VAT receipt R-000001' }).press('Enter')
    assert.equal((await download).suggestedFilename(), 'Gigstall - VAT receipt R-000001.pdf')
    await page.getByRole('link', { name: `Order ${row.order_number}` }).press('Enter')
    await page.waitForURL((url) => url.pathname === pathname)

    const support = await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    await signInAs(page, support)
    await page.goto(`/admin/orders/${row.order_number}`)
    await untilAwake(page)
    await page.getByRole('link', { name: 'Receipt', exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'VAT receipt R-000001' }).waitFor()
    await page.getByRole('link', { name: `Order ${row.order_number}` }).press('Enter')
    await page.waitForURL((url) => url.pathname === `/admin/orders/${row.order_number}`)
  }).tags(['TAXS-10'])

  test('the number of a series that a restore began fits the narrowest screen', async ({
    assert,
    client,
    visit,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    await db.table('receipt_series').insert({
      series: 2,
      name: '261128Q34',
      database_copy: 'of a restore',
      begun_at: new Date(),
    })
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(1000) }] })
    const { path } = await givenReceiptLink(client, checkoutId)
    const page = await visit(path)
    await page.getByRole('heading', { name: 'VAT credit note CN261128Q34-000001' }).waitFor()
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      assert.deepEqual(await layoutFaults(page), [], `at ${width} px`)
    }
  }).tags(['TAXS-12'])
})
