import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenNight } from '#tests/functional/insights/settlement_fixtures'
import { givenOfflineShop } from '#tests/support/offline_shop'
import { untilWaiting } from '#tests/support/queued_calls'
import { signInAs } from '#tests/support/signed_in'
import User from '#identity/models/user'

const ATTENDANCE = /^\/api\/gigs\/\d+\/attendance$/

test.group('Browser: attendance without a network', (group) => {
  const shop = givenOfflineShop(group)

  test('is kept on the device and sent when the network is back', async ({ assert, browser }) => {
    const { owner, gig } = await givenNight()
    await gig.merge({ startsAt: clock.now().minus({ hours: 2 }) }).save()
    const page = await shop.visit(browser, '/browse')
    await signInAs(page, await User.findOrFail(owner.id))
    await page.goto(`/dashboard?tab=gigs&gig=${gig.id}`)
    await page.waitForLoadState('networkidle')

    shop.network.cut()
    for (const people of ['400', '412']) {
      await page.getByRole('button', { name: 'Add attendance' }).click()
      await page.getByRole('dialog').getByLabel('People').fill(people)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByText('We’ll send the attendance when you’re back online.').first().waitFor()
    await untilWaiting(page, 2)
    assert.isNull((await gig.refresh()).attendance)

    await shop.restore(page)
    await untilWaiting(page, 0)
    assert.lengthOf(shop.network.sent('PUT', ATTENDANCE), 2)
    assert.equal((await gig.refresh()).attendance, 412)
  })
    .tags(['TOUR-16'])
    .timeout(90_000)
})
