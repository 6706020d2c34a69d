import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'
import { signIn } from '#tests/support/sign_in_form'
import { virtualAuthenticator } from '#tests/support/virtual_authenticator'

/** A shop with a name: browsers make no passkeys for 127.0.0.1. */
async function givenNamedShop(
  cleanup: (end: () => void) => void,
  settings: Record<string, string> = {}
) {
  const server = await startServerProcess({ name: 'localhost', settings })
  cleanup(() => void server.child.kill('SIGKILL'))
  return server
}

/** In a tab of its own, because the session that brings axe ends the virtual authenticator of its tab. */
async function assertAccessibleInOwnTab(page: Page, assert: Assert) {
  const tab = await page.context().newPage()
  await tab.setViewportSize(page.viewportSize()!)
  await tab.goto(page.url())
  await assertAccessible(tab, assert)
  await tab.close()
}

test.group('Browser: passkeys', (group) => {
  group.each.setup(() => resetDatabase)
  group.tap((each) => each.timeout(180_000))

  test('are added by the keyboard, log in without a password, and are renamed and removed', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const { origin } = await givenNamedShop(cleanup)
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 800 })
    const device = await virtualAuthenticator(page)
    await page.goto(`${origin}/login?to=/account`)
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email webauthn')
    await signIn(page, fan)
    await device.touch()
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
    await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor()
    await page.getByRole('button', { name: 'I’ve saved them' }).press('Enter')
    await page.getByText('10 recovery codes left').waitFor()
    assert.lengthOf(await device.passkeys(), 1)
    await assertAccessibleInOwnTab(page, assert)

    await page.getByRole('button', { name: /^Rename/ }).press('Enter')
    const name = page.getByRole('dialog').getByLabel('Name')
    await name.fill('Tour phone')
    await name.press('Enter')
    await page.getByText('Tour phone', { exact: true }).waitFor()

    await device.leave()
    await page.goto(`${origin}/api/logout`)
    await page.goto(`${origin}/login?to=/wishlist`)
    await assertAccessibleInOwnTab(page, assert)
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
    await device.touch()
    await page.waitForURL(`${origin}/wishlist`)

    await page.goto(`${origin}/account`)
    await page.getByRole('button', { name: /^Remove/ }).press('Enter')
    await page.getByRole('button', { name: 'Remove it' }).press('Enter')
    await page.getByText('None yet').first().waitFor()
  }).tags(['MFA-10', 'MFA-11'])

  test('finish a login that began with the password, at the page for artists', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const { origin } = await givenNamedShop(cleanup)
    const artist = await UserFactory.apply('artist').create()
    const page = await visit('about:blank')
    const device = await virtualAuthenticator(page)
    await page.goto(`${origin}/login/artist?to=/account`)
    await signIn(page, artist)
    await device.touch()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await device.leave()
    await page.goto(`${origin}/api/logout`)
    await page.goto(`${origin}/login/artist?to=/wishlist`)
    await signIn(page, artist)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await expect(page.getByLabel('Recovery code')).toBeVisible()
    await assertAccessibleInOwnTab(page, assert)
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
    await device.touch()
    await page.waitForURL(`${origin}/wishlist`)
  }).tags(['MFA-11'])
  test('are the first second factor of an admin, during the login that asks for one', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const { origin } = await givenNamedShop(cleanup, { SECOND_FACTOR: 'required' })
    const admin = await UserFactory.apply('admin').create()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 800 })
    const device = await virtualAuthenticator(page)
    await page.goto(`${origin}/login?to=/account`)
    await signIn(page, admin)
    await page.getByRole('heading', { name: 'Set up two-step login' }).waitFor()
    await assertAccessibleInOwnTab(page, assert)
    await device.touch()
    await page.getByRole('button', { name: 'Set up a passkey' }).press('Enter')
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I’ve saved them' }).press('Enter')
    await page.waitForURL(`${origin}/account`)
    assert.lengthOf(await device.passkeys(), 1)
    await page.getByText('10 recovery codes left').waitFor()
  }).tags(['MFA-13'])
})
