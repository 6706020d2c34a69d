import { test } from '@japa/runner'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'

/** Of what repeats itself for fifty calls one of each: axe would take a minute over all of them. */
const KEPT = ['errors', 'post_api_orders', 'shape-BuyerOrder']

test.group('Browser: the description of the API', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is accessible in both themes, and fits the smallest phone', async ({ assert, visit }) => {
    const page = await visit('/api/docs')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByText('All calls and shapes').click()
    await page.locator('#post_api_orders').getByText('Example', { exact: true }).click()
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await page.evaluate((kept) => {
      for (const part of document.querySelectorAll('section.ticket[id]'))
        if (!kept.includes(part.id)) part.remove()
    }, KEPT)
    await assertAccessible(page, assert)
  }).tags(['CALL-27'])
})
