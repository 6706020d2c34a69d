import { readFile } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { contactWording } from '#shared/contact_wording'
import { assertAccessible } from '#tests/support/axe'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** Does something whose call is answered. @returns the status of the answer */
async function answered(page: Page, method: string, act: () => Promise<unknown>) {
  const answer = page.waitForResponse((response) => response.request().method() === method)
  await act()
  return (await answer).status()
}

/** The file that the artist downloads. */
async function exported(page: Page) {
  await page.goto('/dashboard?tab=followers')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  return readFile(await (await download).path(), 'utf8')
}

test.group('Browser: fans who share their email', (group) => {
  group.each.setup(async () => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a fan ticks the box, the export has them, and one press later it has not', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { artist } = await givenActiveProduct({})
    const fan = await UserFactory.apply('verified').create()
    const still = await UserFactory.apply('verified').create()
    const page = await visit('about:blank')
    const owner = await User.findOrFail(artist.userId)
    const become = async (account: User) => {
      await browserContext.clearCookies()
      await signInAs(page, account)
    }
    const box = page.getByRole('checkbox', { name: contactWording(artist.bandName) })

    for (const follower of [fan, still]) {
      await become(follower)
      await page.goto(`/store/${artist.id}`)
      assert.equal(await box.count(), 0)
      await page.getByRole('button', { name: `Favourite: ${artist.bandName}` }).click()
      await box.waitFor()
      await expect(box).not.toBeChecked()
      assert.isEmpty(await db.from('contact_consents').where('user_id', follower.id))
      await box.focus()
      assert.equal(await answered(page, 'PUT', () => page.keyboard.press('Space')), 200)
      await expect(box).toBeChecked()
    }
    await assertAccessible(page, assert)

    await become(owner)
    const before = await exported(page)
    assert.include(before, fan.email!)
    assert.include(before, still.email!)
    await assertAccessible(page, assert)

    await become(fan)
    await page.goto('/')
    await expect(box).toBeChecked()
    await assertAccessible(page, assert)
    assert.equal(await answered(page, 'DELETE', () => box.uncheck()), 204)

    await become(owner)
    const after = await exported(page)
    assert.notInclude(after, fan.email!)
    assert.include(after, still.email!)

    await become(still)
    await page.goto('/account#sharing')
    await assertAccessible(page, assert, ['#sharing'])
    const stop = page.getByRole('button', { name: `Stop sharing with ${artist.bandName}` })
    assert.equal(await answered(page, 'DELETE', () => stop.click()), 204)
    await page.getByText('No longer shared').waitFor()

    await become(owner)
    await page.goto('/dashboard?tab=followers')
    await page.getByText('No follower shares their email with you yet.').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Export as CSV' }).count(), 0)
  }).tags(['FOLL-6', 'FOLL-7', 'FOLL-8'])

  test('an artist switches an email off in the profile, and on again', async ({
    assert,
    visit,
  }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=profile')
    const box = page.getByRole('checkbox', { name: 'The morning after' })
    await expect(box).toBeChecked()
    await assertAccessible(page, assert, ['#notices'])
    assert.equal(await answered(page, 'PATCH', () => box.uncheck()), 200)
    await page.reload()
    await expect(box).not.toBeChecked()
    assert.equal(await answered(page, 'PATCH', () => box.check()), 200)
    // Switched off elsewhere meanwhile: nothing is overwritten, and it shows how it stands.
    const changed = { switched_off: ['low-pieces'], updated_at: new Date(0) }
    await db.from('notice_choices').where('user_id', owner.id).update(changed)
    assert.equal(await answered(page, 'PATCH', () => box.click()), 409)
    await page.getByText('This choice has changed since you opened it.').first().waitFor()
    const low = page.getByRole('checkbox', { name: 'Low on pieces' })
    await page.waitForFunction(
      () => !document.querySelector<HTMLInputElement>('#notice-low-pieces')!.checked
    )
    await expect(low).not.toBeChecked()
    await expect(box).toBeChecked()
  }).tags(['NOTICE-1'])
})
