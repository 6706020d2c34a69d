import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { clock } from '#shared/clock'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { assertAccessible } from '#tests/support/axe'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

const { faults } = printfulSandbox

const AWAY = 'Printful cannot be reached at the moment. Please try again.'
const SAID: Partial<Record<string, string>> = {
  malformed: 'Printful sent an answer we could not read',
  rate_limit: 'Printful is limiting our calls. Try again in',
}

const banner = (page: Page) => page.getByRole('status', { name: 'Connection to Printful' })
const toastWith = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title })

function withoutRetries() {
  const { tries } = printfulConfig
  printfulConfig.tries = 1
  return () => void (printfulConfig.tries = tries)
}

test.group('Browser: Printful in trouble', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)
  group.each.setup(withoutRetries)

  const openAsAdmin = async (visit: (path: string) => Promise<Page>, path: string) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(path)
    return page
  }

  test('{$self}: each list says so, and loads when it is asked for again')
    .tags(['PROV-9'])
    // Slow, cut off and lost, an answer is the same to the page as with `server_error` (provider_faults.spec.ts).
    .with(['server_error', 'malformed', 'rate_limit'] as const)
    .run(async ({ assert, visit }, fault) => {
      const lists = [
        ['/printful?tab=products', '/store/products', 'Unable to fetch products', 'Store products'],
        ['/printful?tab=catalog&item=11', '/products', 'Unable to fetch the catalogue', null],
      ] as const
      const page = await openAsAdmin(visit, '/printful')
      await banner(page).getByText('Connected', { exact: true }).waitFor()
      for (const [path, call, title, table] of lists) {
        faults.plan(fault, { path: call })
        await page.goto(path)
        const alert = page.getByRole('alert').filter({ hasText: title })
        await alert.getByText(SAID[fault] ?? AWAY).waitFor()
        await banner(page).getByText('Connected', { exact: true }).waitFor()
        if (fault === 'server_error') await assertAccessible(page, assert)
        await alert.getByRole('button', { name: 'Try again' }).click()
        await page.getByRole('table', { name: table ?? 'Sizes and colours' }).waitFor()
        assert.equal(await page.getByRole('alert').count(), 0)
      }
    })

  test('sizes and colours too are asked for again, beside the blank that is known', async ({
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/printful?tab=catalog')
    await page.locator('#blanks > li').first().waitFor()
    faults.plan('malformed', { path: '/products/' })
    await page.locator('#blanks a').first().click()
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to fetch sizes and colours' })
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByRole('table', { name: 'Sizes and colours' }).waitFor()
  }).tags(['PROV-9'])

  test('a status that cannot be fetched is reported, and can be asked for again', async ({
    assert,
    visit,
  }) => {
    faults.plan('server_error', { path: '/store/products' })
    const page = await openAsAdmin(visit, '/printful')
    await banner(page).getByText('Unable to fetch status').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Authorize Printful' }).count(), 0)
    await assertAccessible(page, assert)
    // A press asks the provider again, at most every ten seconds.
    const tenSecondsAgo = clock.now().minus({ seconds: 10 }).toSQL()!
    await db.from('provider_status_snapshots').update({ synced_at: tenSecondsAgo })
    await banner(page).getByRole('button', { name: 'Check again' }).click()
    await banner(page).getByText('Connected', { exact: true }).waitFor()
    await page.route('**/api/printful/status*', (route) => route.abort())
    await banner(page).getByRole('button', { name: 'Check again' }).click()
    await banner(page).getByText('Unable to fetch status').waitFor()
    await banner(page).getByText('No connection').waitFor()
  }).tags(['PROV-2'])

  test('a private token that is refused names the setting to replace', async ({
    assert,
    visit,
  }) => {
    printfulConfig.token = 'taken-back'
    const page = await openAsAdmin(visit, '/printful?tab=products')
    await banner(page).getByText('Printful settings rejected').waitFor()
    await banner(page).getByText('Replace PRINTFUL_TOKEN').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Authorize Printful' }).count(), 0)
  }).tags(['PROV-3'])

  test('a lost authorization can be renewed, and one that cannot be made says why', async ({
    assert,
    visit,
  }) => {
    printfulConfig.token = null
    const page = await openAsAdmin(visit, '/printful?tab=products')
    await banner(page).getByText('Authorization required').waitFor()
    await page.getByRole('alert').getByText('Authorize Printful to connect the store.').waitFor()
    const { clientId } = printfulConfig
    printfulConfig.clientId = null
    await page.getByRole('button', { name: 'Authorize Printful' }).click()
    await toastWith(page, 'Authorization Failed')
      .getByText('Failed to start Printful authorization. Please try again.')
      .waitFor()
    printfulConfig.clientId = clientId
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Authorize Printful' }).click()
    await page.getByRole('button', { name: 'Allow' }).waitFor()
  }).tags(['PROV-3'])

  test('where no token and no client is set up, support is the one to ask', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const { mode } = printfulConfig
    printfulConfig.mode = 'none'
    cleanup(() => void (printfulConfig.mode = mode))
    const page = await openAsAdmin(visit, '/printful?tab=catalog')
    await banner(page).getByText('Printful API token not configured').waitFor()
    await banner(page).getByText('Please contact support').waitFor()
    await page.getByRole('alert').getByText('Printful is not configured').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Authorize Printful' }).count(), 0)
    await assertAccessible(page, assert)
  }).tags(['PROV-2'])

  test('a slow list shows a skeleton, says that it takes long, and fails after half a minute', async ({
    assert,
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/printful')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/printful/products', async (route) => {
      await released
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/printful?tab=products')
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    await page.clock.fastForward(4_500)
    await page.getByText('Printful is slow to answer').waitFor()
    await assertAccessible(page, assert)
    release()
    await page.getByRole('table', { name: 'Store products' }).waitFor()
    assert.equal(await page.getByText('Printful is slow to answer').count(), 0)

    await page.route('**/api/printful/products', () => {})
    await page.reload()
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    await page.clock.fastForward(31_000)
    await page.getByRole('alert').getByText('Unable to fetch products').waitFor()
  }).tags(['PROV-9'])

  test('a session that was lost leads to the sign-in page as everywhere', async ({
    browserContext,
    visit,
  }) => {
    const page = await openAsAdmin(visit, '/printful')
    await banner(page).getByText('Connected', { exact: true }).waitFor()
    await browserContext.clearCookies()
    await banner(page).getByRole('button', { name: 'Check again' }).click()
    await toastWith(page, 'Unauthorized').waitFor()
    await page.waitForURL((url) => url.pathname.startsWith('/login'))
  }).tags(['PROV-10'])
})
