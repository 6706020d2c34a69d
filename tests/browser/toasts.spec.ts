import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { eventually, expect, staysSo } from '#tests/support/expect'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => area(page).getByRole('listitem')

/** A page on which each press brings a message: a switch of roles that fails, until `succeeds` is called. */
async function openWithMessages(page: Page) {
  let isFailing = true
  await page.route('**/api/dev/set-role', (route) =>
    route.fulfill({ status: isFailing ? 500 : 200, body: '{}' })
  )
  await page.goto('/dev/roles')
  await untilAwake(page)
  return { succeeds: () => (isFailing = false) }
}

const press = (page: Page) => page.getByRole('button', { name: 'Switch to Fan' }).click()

/** Takes hold of the message with the mouse and lets go so many pixels to the right. */
async function drag(page: Page, pixels: number) {
  const box = (await toasts(page).boundingBox())!
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y)
  await page.mouse.move(x + pixels, y)
  await page.mouse.up()
}

test.group('Browser: messages', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('one at a time: a new one takes the place of the last; one is swiped away, closed by key, and lies over no sheet', async ({
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    const { succeeds } = await openWithMessages(page)
    const failed = toasts(page).filter({ hasText: 'Failed to update role.' })

    // To the right, from 50 pixels on.
    await press(page)
    await failed.waitFor()
    await drag(page, 45)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await drag(page, 55)
    await toasts(page).waitFor({ state: 'detached' })

    // F8 leads the focus to it, and Escape closes.
    await press(page)
    await failed.waitFor()
    await page.keyboard.press('F8')
    await expect
      .poll(() => area(page).evaluate((region) => region.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await toasts(page).waitFor({ state: 'detached' })

    // What was said before does not lie over the sheet that opens next.
    await press(page)
    await failed.waitFor()
    await page.getByRole('button', { name: /^View Cart/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByText('Failed to update role.').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await press(page)
    await failed.waitFor()
    succeeds()
    await press(page)
    await toasts(page).filter({ hasText: 'Role Updated' }).waitFor()
    // Well before the last one would be gone by itself.
    await expect(toasts(page)).toHaveCount(1, { timeout: 1_000 })
  }).tags(['TOAST-1', 'TOAST-2', 'TOAST-3'])

  test('one stays for five seconds', async ({ browserContext }) => {
    const page = await browserContext.newPage()
    await page.clock.install()
    await openWithMessages(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await press(page)
    await toasts(page).waitFor()
    await page.clock.runFor(4900)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(200)
    await toasts(page).waitFor({ state: 'detached' })
  }).tags(['TOAST-2'])

  test('a refusal lies over no wrong field, and is gone when the form is sent again: at {$self} px')
    .tags(['TOAST-3'])
    .with([375, 1280])
    .run(async ({ assert, browserContext }, width) => {
      const page = await browserContext.newPage()
      await page.setViewportSize({ width, height: 720 })
      await page.goto('/terms')
      await signInAs(page, await UserFactory.create())
      await page.goto('/dashboard')
      const send = page.getByRole('button', { name: 'Create artist profile' })
      const assertClear = async (sentence: string) => {
        await toasts(page).filter({ hasText: 'Validation Error' }).waitFor()
        const said = page.locator('form').getByText(sentence).locator('..')
        const isClear = async () => {
          const [text, message] = [(await said.boundingBox())!, (await toasts(page).boundingBox())!]
          const isApart = text.y + text.height <= message.y || message.y + message.height <= text.y
          const isBeside = text.x + text.width <= message.x
          assert.isTrue(isApart || isBeside, `${sentence}: ${JSON.stringify([text, message])}`)
          assert.isTrue(text.y >= 0 && text.y + text.height <= 720, 'is in sight')
        }
        await eventually(isClear)
        await staysSo(300, isClear)
      }
      await send.click()
      await assertClear('Band/Artist Name is required')
      await page.getByLabel('Band/Artist Name').fill('Night Bus')
      await page.getByLabel('Other link').fill('javascript:alert(1)')
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/artists', async (route) => {
        await released
        await route.continue()
      })
      await send.click()
      await toasts(page).waitFor({ state: 'detached' })
      release()
      await assertClear('Enter a web address, such as yourband.com')
    })
})
