import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { withFreshContexts } from '#tests/support/shared_context'
import { expect } from '#tests/support/expect'

/** Opens a page whose scripts hang until `release` is called. */
async function openWithoutScripts(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test.group('Browser: a press before the scripts have loaded', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is replayed as soon as they have', async ({ browserContext }) => {
    const { product } = await givenActiveProduct({})
    const page = await browserContext.newPage()
    const release = await openWithoutScripts(page, `/product/${product.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    release()
    await page.getByRole('dialog').waitFor()
  })

  test('on radio buttons chooses the last pressed one of each group, before later presses are replayed', async ({
    assert,
    browserContext,
  }) => {
    const { product } = await givenActiveProduct({ colors: ['Black', 'White'] })
    const page = await browserContext.newPage()
    const release = await openWithoutScripts(page, `/product/${product.id}`)
    for (const name of ['L', 'M', 'L', 'White'])
      await page.getByRole('radio', { name, exact: true }).check()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    release()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect(dialog).toContainText(/L,? .*White|White,? .*L/s, { useInnerText: true })
    const main = page.getByRole('main').locator('fieldset legend')
    await expect(main).toHaveText(['Colour: White', 'Size: L'])
    const checked = page.locator('main input[type=radio]:checked')
    const values = await checked.evaluateAll((all) =>
      all.map((radio) => (radio as HTMLInputElement).value)
    )
    assert.deepEqual(values, ['White', 'L'])
  })

  test('opens the dialog it was meant for, not the page for those without scripts', async ({
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    const release = await openWithoutScripts(page, '/')
    await page.getByRole('button', { name: 'Scan Artist QR Code' }).first().click()
    release()
    await page.getByRole('dialog', { name: 'Scan Artist QR Code' }).waitFor()
  })

  test('submits no form: a password never lands in the address', async ({
    assert,
    browserContext,
  }) => {
    const user = await UserFactory.create()
    const page = await browserContext.newPage()
    const release = await openWithoutScripts(page, '/login')
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD)
    await page.keyboard.press('Enter')
    assert.equal(new URL(page.url()).search, '')
    release()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
