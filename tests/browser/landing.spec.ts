import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'

const header = (page: Page) => page.getByRole('banner')

test.group('Browser: the landing page', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('the logo, the small print, both scan buttons and the login links lead on', async ({
    visit,
  }) => {
    const page = await visit('/privacy')
    await header(page).getByRole('link', { name: 'Gigstall, home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const dialog = page.getByRole('dialog', { name: 'Scan Artist QR Code' })
    const footer = page.getByRole('contentinfo')
    const scanButtons = [
      page.getByRole('main').getByRole('button', { name: 'Scan Artist QR Code' }).first(),
      footer.getByRole('button', { name: 'Scan QR Code' }),
    ]
    for (const button of scanButtons) {
      await button.click()
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    for (const title of ['Privacy Policy', 'Terms of Service', 'Contact']) {
      await footer.getByRole('link', { name: title }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await header(page).getByRole('link', { name: 'Artist Login' }).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await header(page).getByRole('link', { name: 'Login / Sign Up' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
  }).tags(['LAND-1', 'LAND-2', 'LAND-7', 'LAND-9', 'HEAD-1'])

  test('text of a stranger in the address is not shown, and the address is cleaned', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/?error=role_mismatch&requested=Send+me+money&actual=fan')
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    assert.equal(await page.getByText('Access Denied').count(), 0)
    assert.equal(await page.getByText('Send me money').count(), 0)
  }).tags(['LAND-11'])
})
