import { test } from '@japa/runner'
import { FACTORY_PASSWORD } from '#database/factories/user_factory'
import { mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'

test.group('Browser: “This wasn’t me”', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('leads from the mail to a button that logs everyone out, and on to a new password', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({})
    const thief = await signedIn(owner)
    const change = { currentPassword: FACTORY_PASSWORD, password: 'an even longer password' }
    const [notice] = await mailsDuring(() => thief.put('/api/account/password', change))
    const address = new URL(/https?:\/\/\S+\/account\/not-me\?\S+/.exec(notice!.text)![0])
    const page = await visit(address.pathname + address.search)
    await page.setViewportSize({ width: 375, height: 800 })
    await assertAccessible(page, assert)
    assert.isTrue(await thief.isSignedIn())
    await page.getByRole('button', { name: 'Log everyone out' }).press('Enter')
    await page.getByRole('heading', { name: 'Everyone is logged out' }).waitFor()
    await page
      .getByText(`Payouts to ${artist.bandName} are paused until you’ve talked to us`)
      .waitFor()
    await assertAccessible(page, assert)
    assert.isFalse(await thief.isSignedIn())
    await page.getByRole('link', { name: 'Choose a new password' }).press('Enter')
    await page.waitForURL((url) => url.pathname === '/forgot-password')
  }).tags(['SESS-6'])
})
