import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenNight } from '#tests/functional/insights/settlement_fixtures'
import { givenArtist } from '#tests/support/given'
import { givenMember } from '#tests/support/given_band'
import { givenOfflineShop } from '#tests/support/offline_shop'
import { untilWaiting } from '#tests/support/queued_calls'
import { signInAs } from '#tests/support/signed_in'
import User from '#identity/models/user'

const ATTENDANCE = /^\/api\/gigs\/\d+\/attendance$/

test.group('Browser: attendance without a network', (group) => {
  const shop = givenOfflineShop(group)

  test('is kept on the device and sent for the band of its page when the network is back', async ({
    assert,
    browser,
  }) => {
    const { owner, gig } = await givenNight()
    const { artist: other } = await givenArtist({})
    await givenMember(other.id, 'viewer', await User.findOrFail(owner.id))
    await gig.merge({ startsAt: clock.now().minus({ hours: 2 }) }).save()
    const page = await shop.visit(browser, '/browse')
    await signInAs(page, await User.findOrFail(owner.id))
    await page.goto(`/dashboard?tab=gigs&gig=${gig.id}`)
    await page.waitForLoadState('networkidle')
    const tab = await page.context().newPage()
    await tab.goto(`/dashboard?artist=${other.id}`)
    await tab.close()

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

  test('from the board is sent for the band of the board, whichever another tab switches to', async ({
    assert,
    browser,
  }) => {
    const { owner, gig } = await givenNight()
    await gig.merge({ startsAt: clock.now().minus({ hours: 2 }) }).save()
    const { artist: other } = await givenArtist({})
    await givenMember(other.id, 'viewer', await User.findOrFail(owner.id))
    const page = await shop.visit(browser, '/browse')
    await signInAs(page, await User.findOrFail(owner.id))
    await page.goto(`/dashboard?tab=gigs&gig=${gig.id}&live=1`)
    const tab = await page.context().newPage()
    await tab.goto(`/dashboard?artist=${other.id}`)
    await tab.close()
    await page.getByRole('button', { name: 'Attendance' }).click()
    await page.getByRole('dialog').getByLabel('People').fill('412')
    const sent = page.waitForResponse((answer) => ATTENDANCE.test(new URL(answer.url()).pathname))
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    assert.equal((await sent).status(), 200)
    assert.equal((await gig.refresh()).attendance, 412)
  })
    .tags(['TEAM-7'])
    .timeout(90_000)
})
