import { test } from '@japa/runner'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signIn, toastOf } from '#tests/support/sign_in_form'
import { expect } from '#tests/support/expect'

test.group('Browser: a price below its minimum', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('says on the card what Printful asks now and what the price has to be, until it is', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const since = { providerCost: fromDecimal('19.00'), belowMinimumSince: clock.now() }
    await product.merge(since).save()
    const owner = await User.findOrFail(artist.userId)
    const page = await visit('/login/artist?to=%2Fdashboard%3Ftab%3Dproduct-management')
    await signIn(page, owner)
    const notice = page.getByText(
      'Printful now charges £19.00 for this. Raise the price to at least £26.60.'
    )
    await notice.waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Edit Last Tram Tee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Product' })
    const price = dialog.getByLabel('Selling Price (£)')
    const base = dialog.locator('dl > div').filter({ hasText: 'Base cost' }).locator('dd')
    await expect(base).toHaveText('£12.50')
    await price.fill('26.59')
    await expect(base).toHaveText('£19.00')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await dialog.getByText('Selling price must be at least £26.60 (40% margin required)').waitFor()
    await price.fill('26.60')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await toastOf(page, 'Product Updated')
    await notice.waitFor({ state: 'detached' })
    await product.refresh()
    assert.equal(product.basePrice, fromDecimal('19.00'))
    assert.isNull(product.belowMinimumSince)
  }).tags(['SYNC-11'])
})
