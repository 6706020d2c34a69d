import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { assertAccessible } from '#tests/support/axe'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const START = new Date('2026-11-22T12:00:00Z')
const seconds = (count: number) => count * 1_000

/** Counts the page's calls of one address; while `hold` they are not answered. */
async function countCalls(page: Page, path: string) {
  const calls = { begun: 0, ended: 0, hold: false, release: () => {} }
  await page.route(`**${path}`, async (route) => {
    calls.begun += 1
    if (calls.hold) await new Promise<void>((resolve) => (calls.release = resolve))
    await route.continue()
  })
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === path) calls.ended += 1
  })
  return calls
}

async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible'
  )
}

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd')

test.group('Browser: the connection test', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  const openAsAdmin = async (visit: (path: string) => Promise<Page>) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.clock.install({ time: START })
    return page
  }

  test('polls at once and every five seconds while it is in view, never twice at a time', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit)
    const calls = await countCalls(page, '/api/printful/status')
    const upTo = async (count: number) => {
      while (calls.ended < count) await page.waitForEvent('requestfinished')
      assert.equal(calls.begun, count)
    }
    await page.goto('/test/printful')
    await fact(page, 'Connected').getByText('Yes').waitFor()
    await expect(fact(page, 'Configured')).toHaveText('Yes', { useInnerText: true })
    const open = (await page.evaluate(() => Date.now())) - START.getTime()
    await page.clock.pauseAt(new Date(START.getTime() + seconds(60)))
    await page.waitForLoadState('networkidle')
    const already = calls.ended
    assert.equal(calls.begun, already)
    assert.isAtMost(already, 2 + Math.floor(open / seconds(5)))

    for (const round of [1, 2, 3]) {
      await page.clock.runFor(seconds(5))
      await upTo(already + round)
    }
    const asked = await fact(page, 'Last checked').innerText()
    assert.match(asked, /^12:01:\d\d$/)

    calls.hold = true
    await page.clock.runFor(seconds(5))
    await expect.poll(() => calls.begun).toBe(already + 4)
    await page.clock.runFor(seconds(15))
    assert.equal(calls.begun, already + 4)
    calls.hold = false
    calls.release()
    await upTo(already + 4)

    await setHidden(page, true)
    await page.clock.runFor(seconds(60))
    assert.equal(calls.begun, already + 4)
    await setHidden(page, false)
    assert.equal(calls.begun, already + 4)
    await page.clock.runFor(seconds(5))
    await upTo(already + 5)

    await page.getByRole('main').getByRole('link', { name: 'Printful' }).click()
    await page.getByRole('heading', { name: 'What Printful does' }).waitFor()
    await page.clock.runFor(seconds(120))
    assert.equal(calls.begun, already + 5)
  }).tags(['PROV-11'])

  test('tests the connection and fetches products, and shows the result', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit)
    await page.goto('/test/printful')
    await fact(page, 'Connected').getByText('Yes').waitFor()
    await page.getByRole('button', { name: 'Test connection' }).click()
    await page.getByText('Printful answered.').first().waitFor()
    await page.getByRole('button', { name: 'Fetch products' }).click()
    await page.getByText(/^\d+ products in the store/).waitFor()
    await page.getByRole('table', { name: 'Store products' }).waitFor()
    await assertAccessible(page, assert)

    const { tries } = printfulConfig
    printfulConfig.tries = 1
    printfulSandbox.faults.plan('server_error', { times: 10 })
    // The reading of the press before would be good enough for ten seconds.
    await db.from('provider_status_snapshots').delete()
    await page.getByRole('button', { name: 'Test connection' }).click()
    const failed = page.getByRole('listitem').filter({ hasText: 'Test Failed' })
    await failed.getByText('Failed to test Printful connection.').waitFor()
    await fact(page, 'Error').getByText('Unable to fetch status').waitFor()
    await page.getByRole('button', { name: 'Fetch products' }).click()
    await failed.getByText('Printful cannot be reached at the moment').waitFor()
    await assertAccessible(page, assert)

    printfulSandbox.faults.clear()
    printfulConfig.tries = tries
    printfulConfig.token = null
    await page.getByRole('button', { name: 'Test connection' }).click()
    const unauthorized = page.getByRole('listitem').filter({ hasText: 'OAuth Error' })
    const words = unauthorized.getByText('Authorize Printful to connect the store.')
    await words.first().waitFor()
    await page.getByRole('button', { name: 'Fetch products' }).click()
    await words.last().waitFor()
    await page.getByRole('button', { name: 'Authorize Printful' }).waitFor()
  }).tags(['PROV-11'])
})

test.group('Browser: reads of the provider', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  test('are cached as long as the page lives, the status for five minutes; nothing is polled', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.clock.install({ time: START })
    const status = await countCalls(page, '/api/printful/status')
    const catalog = await countCalls(page, '/api/printful/catalog')
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Printful' }).getByRole('link', { name })
    const goThrough = async () => {
      await tab('Overview').click()
      await page.getByRole('heading', { name: 'What Printful does' }).waitFor()
      await tab('Catalogue').click()
      await page.locator('#blanks > li').first().waitFor()
    }
    await page.goto('/printful')
    await goThrough()
    await goThrough()
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'pageshow', 'offline', 'online'])
        window.dispatchEvent(new Event(name))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await browserContext.setOffline(true)
    await browserContext.setOffline(false)
    await page.waitForLoadState('networkidle')
    assert.deepEqual([status.begun, catalog.begun], [1, 1])
    await page.clock.fastForward(seconds(4 * 60))
    await goThrough()
    assert.deepEqual([status.begun, catalog.begun], [1, 1])
    await page.clock.fastForward(seconds(90))
    await page.waitForLoadState('networkidle')
    assert.deepEqual([status.begun, catalog.begun], [1, 1])
    await goThrough()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => [status.begun, catalog.begun]).toEqual([2, 1])
  }).tags(['PROV-10'])
})
