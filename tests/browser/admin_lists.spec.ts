import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { AuditEntryFactory } from '#database/factories/audit_entry_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

test.group('Browser: the lists of the admin area', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an admin finds, sorts, suspends, verifies and reads of it in the log, by keyboard alone', async ({
    assert,
    visit,
  }) => {
    const admin = await UserFactory.apply('admin').merge({ lastName: 'Steward' }).create()
    const people = ['Ada', 'Ben', 'Cleo'].map((firstName) => ({ firstName, lastName: 'Crowd' }))
    await UserFactory.merge(people).createMany(3)
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    await givenActiveProduct({ artist })
    const page = await visit('about:blank')
    await signInAs(page, admin)
    const press = (key: string) => page.keyboard.press(key)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const box = (name: string) => page.getByRole('checkbox', { name })

    // Found, and sorted by the head of a column.
    await page.goto('/admin/users')
    await assertAccessible(page, assert)
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('crowd')
    await press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === 'crowd')
    await page.getByText('3 accounts', { exact: true }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Name', exact: true }))
    await press('Enter')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'name')
    await page.locator('th[aria-sort=ascending]', { hasText: 'Name' }).waitFor()
    const names = await page.locator('td[data-title]').allInnerTexts()
    assert.deepEqual(names, ['Ada Crowd', 'Ben Crowd', 'Cleo Crowd'])

    // Two are ticked and suspended together; the dialog says how many.
    for (const name of ['Select Ada Crowd', 'Select Ben Crowd']) {
      await tabTo(page, box(name))
      await press('Space')
    }
    await page.getByText('2 accounts selected').waitFor()
    await tabTo(page, button('Suspend 2'))
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Suspend 2 accounts' })
    await dialog.waitFor()
    await assertAccessible(page, assert, ['[role=dialog]'])
    await press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect(button('Suspend 2')).toBeFocused()
    await press('Enter')
    await tabTo(page, dialog.getByLabel('Reason (optional)'))
    await page.keyboard.type('One person')
    await tabTo(page, dialog.getByRole('button', { name: 'Suspend 2 accounts' }))
    await press('Enter')
    await page.getByText('2 accounts suspended', { exact: true }).waitFor()
    await page.locator('td', { hasText: 'Suspended One person' }).nth(1).waitFor()
    assert.lengthOf(await db.from('users').whereNotNull('suspended_at'), 2)

    // Nothing found says so, and leads back to all.
    await page.goto('/admin/users?search=nobody')
    await page.getByText('Nothing matches “nobody”').waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Show all accounts' }))
    await press('Enter')
    await page.getByText('5 accounts', { exact: true }).waitFor()

    // One artist's share, refused first, then changed.
    await page.goto('/admin/artists')
    await assertAccessible(page, assert)
    await tabTo(page, button('Actions for Night Bus'))
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Change share' }).press('Enter')
    const share = page.getByLabel('Artist’s share (%)')
    await tabTo(page, share)
    await press('ControlOrMeta+a')
    await page.keyboard.type('120')
    await tabTo(page, button('Change share'))
    await press('Enter')
    await page.getByRole('alert').getByText('Enter a share from 0 to 100 percent').waitFor()
    await share.focus()
    await press('ControlOrMeta+a')
    await page.keyboard.type('62.5')
    await tabTo(page, button('Change share'))
    await press('Enter')
    await page.getByText('Night Bus gets 62.5% from now on', { exact: true }).waitFor()
    await page.getByRole('cell', { name: '62.5%' }).waitFor()

    // All of it stands in the log, and a thing leads to all that was done to it.
    await page.goto('/admin/audit')
    await page
      .getByText('Share: from 60% to 62.5%')
      .or(page.locator('li', { hasText: '62.5%' }))
      .first()
      .waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('columnheader', { name: 'Details' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: `All entries about Artist ${artist.id}` }))
    await press('Enter')
    await page.waitForURL((url) => url.searchParams.get('subject') === `artist:${artist.id}`)
    await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })
    for (const path of ['/admin', '/admin?tab=settings']) {
      await page.goto(path)
      await assertAccessible(page, assert)
    }
  }).tags(['ADMN-17'])

  test('a row that is a link is ticked by pointer and stays', async ({ assert, visit }) => {
    const admin = await UserFactory.apply('admin').create()
    const { order } = await givenPaidOrder({})
    await db.from('orders').where('id', order.id).update({ status: 'shipped' })
    await givenPaidOrder({})
    const { product } = await givenActiveProduct({ name: 'Low Tide Mug' })
    await product.merge({ status: 'draft' }).save()
    const page = await visit('about:blank')
    await signInAs(page, admin)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 1600 })
      for (const path of ['/admin/orders', '/admin?tab=products']) {
        await page.goto(path)
        await untilAwake(page)
        const names = await page.locator('td[data-title] a').all()
        const lefts = await Promise.all(names.map(async (name) => (await name.boundingBox())!.x))
        assert.isAbove(lefts.length, 1)
        assert.lengthOf([...new Set(lefts)], 1, `${path} at ${width}`)
        await page.locator('td[data-tick] label').first().click()
        await page.getByText('1 order selected').or(page.getByText('1 product selected')).waitFor()
        assert.isTrue(page.url().endsWith(path), page.url())
        await assertAccessible(page, assert)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.equal(wider, 0, path)
      }
    }
  }).tags(['DLOK-8'])

  test('on a phone rows are cards, and the order has a field of its own', async ({
    assert,
    visit,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await UserFactory.createMany(3)
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 700 })
    await signInAs(page, admin)
    await AuditEntryFactory.create()
    for (const path of [
      '/admin',
      '/admin/users',
      '/admin/artists',
      '/admin/audit',
      '/admin?tab=settings',
    ]) {
      await page.goto(path)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.equal(wider, 0, path)
    }
    // What was done has the line to itself, and who did it and when stand below.
    await page.goto('/admin')
    const entry = page.getByRole('region', { name: 'Recent activity' }).locator('li').first()
    const [whole, words] = [entry, entry.locator('> span').first()]
    const widths = await Promise.all([whole, words].map((part) => part.boundingBox()))
    assert.isAtLeast(widths[1]!.width, widths[0]!.width - 1)
    await givenArtist({ bandName: 'Night Bus' })
    await page.goto('/admin/artists')
    const middle = async (found: Locator) => {
      const { y, height } = (await found.boundingBox())!
      return y + height / 2
    }
    const box = await middle(page.locator('td[data-tick] input'))
    const name = await middle(page.getByRole('link', { name: 'Night Bus', exact: true }))
    assert.closeTo(box, name, 3)
    await page.goto('/admin/users')
    await page.getByLabel('Sort by').selectOption('-email')
    await page.waitForURL((url) => url.searchParams.get('sort') === '-email')
    await page
      .getByRole('checkbox', { name: 'Select all on this page' })
      .locator('visible=true')
      .check()
    await page.getByText('4 accounts selected').waitFor()
    await assertAccessible(page, assert)
  }).tags(['ADMN-18', 'DLOK-8'])
})
