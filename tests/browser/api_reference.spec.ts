import { test } from '@japa/runner'
import { apiRoutes } from '#core/openapi/routes'
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

  test('shows every call without JavaScript, each with an address of its own', async ({
    assert,
    browser,
    visit,
  }) => {
    const origin = new URL((await visit('/api/docs')).url()).origin
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/api/docs`)
    const shown = await page.locator('section.ticket > p:has(code)').allInnerTexts()
    const calls = shown.map((text) => text.trim().split(/\s+/).slice(0, 2).join(' '))
    assert.includeMembers(calls, [...apiRoutes().keys()])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Buy one product' }).first().click()
    assert.equal(new URL(page.url()).hash, '#post_api_orders')
    await context.close()
  }).tags(['CALL-27'])

  test('leads from a type to its shape', async ({ assert, visit }) => {
    const page = await visit('/api/docs#get_api_artists_id')
    await page.locator('#get_api_artists_id').getByRole('link', { name: 'OwnedArtist' }).click()
    assert.equal(new URL(page.url()).hash, '#shape-OwnedArtist')
    await page.locator('#shape-OwnedArtist').getByText('profitSharePercentage').waitFor()
  }).tags(['CALL-27'])
})
