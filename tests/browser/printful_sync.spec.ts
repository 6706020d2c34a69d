import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { syncStore } from '#fulfilment/jobs'
import { smallStore } from '#tests/functional/fulfilment/sync_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const { faults } = printfulSandbox
const FIVE_SECONDS = 5_000

test.group('Browser: a sync with Printful', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => smallStore())

  const openPanel = async (visit: (path: string) => Promise<Page>) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.clock.install()
    await page.goto('/admin?tab=printful')
    const panel = page.getByRole('region', { name: 'Sync' })
    await panel.getByText('The store has not been read yet.').waitFor()
    return { page, panel }
  }

  test('is ordered with a press, followed until it is done, and says what it found', async ({
    assert,
    visit,
  }) => {
    const { page, panel } = await openPanel(visit)
    let reads = 0
    await page.route('**/api/admin/printful/sync', (route) => {
      if (route.request().method() === 'GET') reads += 1
      return route.continue()
    })
    await panel.getByRole('button', { name: 'Sync now' }).press('Enter')
    await panel.getByText('Starts as soon as a worker is free').waitFor()
    await panel.getByRole('table').getByText('Waiting').waitFor()
    await panel.getByText('No changes so far').waitFor()
    await assertAccessible(page, assert)
    await syncStore()
    await page.clock.runFor(FIVE_SECONDS)
    await panel.getByRole('table').getByText('Done').waitFor()
    await panel.getByText('4 products new').waitFor()
    await assertAccessible(page, assert)
    const known = reads
    await page.clock.runFor(10 * FIVE_SECONDS)
    await page.waitForLoadState('networkidle')
    assert.equal(reads, known, 'what is done is not asked for again')
    await panel.getByRole('button', { name: 'Full sync' }).click()
    await panel.getByRole('row').filter({ hasText: 'Everything' }).getByText('Waiting').waitFor()
    await expect(panel.getByRole('row')).toHaveCount(3)
  }).tags(['PROV-13'])

  test('that stopped says why and goes on with the next press; one that is under way is not begun twice', async ({
    assert,
    visit,
  }) => {
    const { page, panel } = await openPanel(visit)
    faults.plan('server_error', { times: 3, path: '/products/' })
    await panel.getByRole('button', { name: 'Sync now' }).click()
    await panel.getByText('Starts as soon as a worker is free').waitFor()
    await assert.rejects(() => syncStore())
    await page.clock.runFor(FIVE_SECONDS)
    await panel.getByText('Reading blanks, 0 of 4').waitFor()
    await panel.getByText('Printful cannot be reached at the moment').waitFor()
    await panel.getByRole('table').getByText('Stopped').waitFor()
    await assertAccessible(page, assert)

    faults.plan('slow', { milliseconds: 4_000, path: '/products/' })
    const underWay = syncStore()
    const running = panel.getByRole('table').getByText('Running')
    while (!(await running.isVisible())) {
      const answered = page.waitForResponse('**/api/admin/printful/sync')
      await page.clock.runFor(FIVE_SECONDS)
      await answered
    }
    await panel.getByRole('progressbar', { name: 'Reading the store' }).waitFor()
    await panel.getByRole('button', { name: 'Sync now' }).click()
    const refused = page.getByRole('listitem').filter({ hasText: 'Error' })
    await refused.waitFor()
    await expect(refused).toContainText('A sync is already running', { useInnerText: true })
    await underWay
    await page.clock.runFor(FIVE_SECONDS)
    await panel.getByRole('table').getByText('Done').waitFor()
    await expect(panel.getByRole('row')).toHaveCount(2)
  }).tags(['PROV-13'])
})
