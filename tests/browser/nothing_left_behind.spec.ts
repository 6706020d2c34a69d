import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type User from '#identity/models/user'
import { UserFactory } from '#database/factories/user_factory'
import { goOffline } from '#tests/support/go_offline'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { FACTORY_PASSWORD, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { withFreshContexts } from '#tests/support/shared_context'
import { expect } from '#tests/support/expect'

/** Home, a list and the account lie in the history of one document. */
async function browseAs(page: Page, user: User) {
  await signInAndOpen(page, user, '/')
  await page.getByRole('heading', { name: 'Welcome, Soundcheck' }).waitFor()
  await page.getByRole('link', { name: 'Merch', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Merch' }).waitFor()
  await page.getByRole('button', { name: /^Account:/ }).click()
}

/** What a visitor's page shows and its history entry keeps, read again when going back loads the page anew. */
async function shownAndKept(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Login / Sign Up' }).first().waitFor()
  try {
    return await page.evaluate(() => document.body.innerText + JSON.stringify(history.state))
  } catch (error) {
    if (!(error as Error).message.includes('because of a navigation')) throw error
    return shownAndKept(page)
  }
}

/** Goes one step in the history, once more if a reload of the page interrupted the step. */
async function goInHistory(page: Page, direction: 'goBack' | 'goForward') {
  const before = page.url()
  try {
    await page[direction]()
  } catch (error) {
    if (!(error as Error).message.includes('ERR_ABORTED')) throw error
    await page.waitForLoadState('networkidle')
    if (page.url() === before) await goInHistory(page, direction)
  }
}

const endings: Record<string, (page: Page) => Promise<void>> = {
  'logging out': async (page) => {
    await page.getByRole('button', { name: 'Log out' }).click()
  },
  'signing out everywhere': async (page) => {
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await toastOf(page, 'Logged out everywhere')
  },
  'deleting the account': async (page) => {
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Your password').fill(FACTORY_PASSWORD)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await toastOf(page, 'Account deleted')
  },
}

test.group('Browser: the end of a session', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('after {$self} Back and Forward bring nothing of the account')
    .with(Object.keys(endings))
    .run(async ({ assert, visit }, ending) => {
      const fan = await UserFactory.merge({ firstName: 'Soundcheck' }).create()
      const { order } = await givenPaidOrder({ buyer: fan })
      await order.merge({ status: 'delivered' }).save()
      const page = await visit('/terms')
      await browseAs(page, fan)
      await endings[ending]!(page)
      const nothingOfTheirs = async () => {
        const kept = await shownAndKept(page)
        for (const theirs of ['Welcome', order.orderNumber, fan.email])
          assert.notInclude(kept, theirs, page.url())
      }
      await page.getByRole('heading', { name: /./ }).first().waitFor()
      await nothingOfTheirs()
      const seen = new Set<string>()
      for (let step = 0; step < 3; step += 1) {
        await goInHistory(page, 'goBack')
        await nothingOfTheirs()
        seen.add(new URL(page.url()).pathname)
      }
      assert.isTrue(seen.has('/browse') && seen.has('/'), [...seen].join())
      for (let step = 0; step < 2; step += 1) {
        await goInHistory(page, 'goForward')
        await nothingOfTheirs()
      }
    })
})

test.group('Browser: without a connection', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a press says so, and the controls show what is on the page', async ({ assert, visit }) => {
    await givenPaidOrder({})
    const page = await visit('/browse')
    await page.waitForLoadState('networkidle')
    await untilAwake(page)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await goOffline(page)
    const description = 'No connection Please check your network and try again.'
    await page.getByRole('link', { name: 'T-shirts' }).click()
    assert.include(await toastOf(page, 'No connection'), description)
    const sort = page.getByLabel('Sort by')
    const before = await sort.inputValue()
    await sort.selectOption('price-asc')
    await toastOf(page, 'No connection')
    await expect(sort).toHaveValue(before)
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(faults, [])
    await page.context().setOffline(false)
    await sort.selectOption('price-asc')
    await page.waitForURL(/sort=price-asc/)
  })
})
