import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/app'
import { assertAccessible } from '#tests/support/axe'
import { givenArtist } from '#tests/support/given'
import { givenMember } from '#tests/support/given_band'
import { layoutFaults } from '#tests/support/name_layout'
import { deliverMails } from '#tests/support/outgoing_mails'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const LONG_NAME = 'Nightbusnightbusnightbusnightbusnightbus'

test.group('Browser: a band and its members', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('the owner invites by email, a newcomer joins as merch, adds a gig, and has no payouts', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=team')
    await page.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite someone' })
    await dialog.getByLabel('Email').fill('sam@example.com')
    await dialog.getByLabel('Role').selectOption('Merch')
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByRole('heading', { name: 'sam@example.com' }).waitFor()
    await page.getByText('invited sam@example.com').waitFor()
    await assertAccessible(page, assert)

    await deliverMails()
    await browserContext.clearCookies()
    await page.goto('/dev/mail')
    await page.getByRole('link', { name: 'Join Night Bus on Gigstall' }).click()
    const link = await page
      .frameLocator('iframe')
      .getByRole('link', { name: 'See the invitation' })
      .getAttribute('href')
    await page.goto(new URL(link!).pathname)
    await page.getByRole('heading', { name: 'You’re invited' }).waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('link', { name: 'Create an account to accept' }).click()
    await page.getByLabel('Email').fill('sam.other@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a long enough one')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.locator('#content').getByText('sam.other@example.com').waitFor()
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
    await tabs.first().waitFor()
    await expect(tabs).toHaveText(['Gigs', 'QR codes'], { useInnerText: true })

    await page.goto('/dashboard?tab=qr-codes&view=gigs')
    await page.getByRole('button', { name: 'New gig' }).first().click()
    await page.getByLabel('Gig or tour').fill('Early Closing Tour')
    await page.getByLabel('Day').fill('2027-06-05')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByText('Early Closing Tour').first().waitFor()
    await page.goto('/dashboard?tab=payouts')
    await page.getByText('Your role in this band doesn’t allow this.').waitFor()
    await page.goto(new URL(link!).pathname)
    await page.getByRole('heading', { name: 'Already used' }).waitFor()
    await assertAccessible(page, assert)

    await browserContext.clearCookies()
    await signInAs(page, owner)
    await page.goto(`/dashboard?tab=team&artist=${artist.id}`)
    await page.getByText('added the gig Early Closing Tour').waitFor()
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Remove from the band' }).click()
    await page.getByText('removed sam.other@example.com').waitFor()
  }).tags(['TEAM-12', 'TEAM-3'])

  test('an account with two bands switches by keyboard, and long names fit a phone', async ({
    assert,
    visit,
  }) => {
    const { artist: own, owner } = await givenArtist({ bandName: LONG_NAME })
    const { artist: other } = await givenArtist({ bandName: 'Copper Foxes' })
    await givenMember(other.id, 'manager', owner)
    await givenMember(own.id, 'viewer')
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 720 })
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=team')
    const button = page.getByRole('button', { name: 'Switch band' })
    await button.focus()
    await page.keyboard.press('Enter')
    const bands = page.getByRole('navigation', { name: 'Your bands' })
    await bands.getByRole('link', { name: 'Copper Foxes' }).waitFor()
    assert.deepEqual(await layoutFaults(page), [])
    await assertAccessible(page, assert)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('artist') === String(other.id))
    await page.getByRole('heading', { name: 'Copper Foxes' }).waitFor()
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Bands' }).waitFor()
    assert.deepEqual(await layoutFaults(page), [])
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Leave Copper Foxes' }).click()
    await page.getByRole('button', { name: 'Leave this band' }).click()
    await page.getByText('You’ve left the band', { exact: true }).waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: LONG_NAME }).waitFor()
    assert.equal(await button.count(), 0)
  }).tags(['TEAM-12', 'TEAM-7'])
})
