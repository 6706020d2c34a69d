import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { BuildShopFigures } from '#insights/public'
import { pence } from '#shared/money'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenSoldShirt } from '#tests/functional/ledger/sale_fixtures'
import { givenPaidBasket, refund } from '#tests/functional/payments/refund_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: figures of the shop', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('an admin goes from the overview to the figures by day and by artist by keyboard, on any screen, and takes the file', async ({
    assert,
    visit,
  }) => {
    const { artist, checkoutId, order } = await givenSoldShirt()
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(1000) }] })
    await givenPaidBasket()
    await (await app.container.make(BuildShopFigures)).handle()
    const support = await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    const page = await visit('about:blank')
    await signInAs(page, support)
    await page.goto('/admin')
    await untilAwake(page)
    await page.getByRole('link', { name: 'Figures' }).press('Enter')
    await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor()
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth
    const lookAt = async (name: string) => {
      for (const width of [1280, 1024, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => page.evaluate(beyond), `${name} at ${width} px`)
          .toBeLessThanOrEqual(0)
        if (width === 1280 || width === 375) await assertAccessible(page, assert)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await expect(
      page.getByRole('table', { name: 'Figures by day' }).getByText('£94.49').first()
    ).toBeVisible()
    await lookAt('by day')
    await page.getByLabel('By', { exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL((url) => url.searchParams.get('by') === 'artist')
    const row = page
      .getByRole('table', { name: 'Figures by artist' })
      .getByRole('row')
      .filter({ hasText: artist.bandName })
    for (const words of ['£24.99', '£10.00', '−£2.00', '£4.49'])
      await expect(row.getByText(words)).toBeVisible()
    await lookAt('by artist')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).press('Enter')
    assert.match((await download).suggestedFilename(), /^Gigstall - figures by artist .+\.csv$/)
  }).tags(['FIG-18'])
})
