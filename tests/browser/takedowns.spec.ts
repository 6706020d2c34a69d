import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import User from '#identity/models/user'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { givenTakedown } from '#tests/support/given_takedown'
import { tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'

const REASON = 'The picture is another’s'

async function givenProducts() {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  const { product: tee } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  const { product: mug } = await givenActiveProduct({ artist, name: 'Low Tide Mug' })
  return { artist, tee, mug }
}

const openAsAdmin = async (page: Page, path: string) =>
  signInAndOpen(page, await UserFactory.apply('admin').create(), path)

const takenDown = async () => {
  const rows = await db.from('products').whereNotNull('takedown_id').orderBy('id').select('name')
  return rows.map(({ name }) => name)
}

test.group('Browser: takedowns', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an admin takes several products down and restores them, by keyboard alone', async ({
    assert,
    visit,
  }) => {
    const { tee } = await givenProducts()
    await givenPaidOrder({ product: tee })
    const page = await visit('about:blank')
    await openAsAdmin(page, '/admin?tab=products')
    const press = (key: string) => page.keyboard.press(key)
    const tickBoth = async () => {
      for (const name of ['Select Last Tram Tee', 'Select Low Tide Mug']) {
        await tabTo(page, page.getByRole('checkbox', { name }))
        await press('Space')
      }
      await page.getByText('2 products selected').waitFor()
    }
    await tickBoth()
    await tabTo(page, page.getByRole('button', { name: 'Take down 2 products' }))
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Take down 2 products' })
    await dialog.getByText('0 open checkouts and 1 paid order not yet in production.').waitFor()
    await assertAccessible(page, assert, ['[role=dialog]'])
    await tabTo(page, dialog.getByLabel('Why'))
    await press('ArrowDown')
    await dialog.getByText('Open checkouts are cancelled').waitFor()
    await tabTo(page, dialog.getByLabel('Reason for the artist'))
    await page.keyboard.type(REASON)
    await tabTo(page, dialog.getByRole('button', { name: 'Take down 2 products' }))
    await press('Enter')
    await page.getByText('2 products taken down', { exact: true }).waitFor()
    await page.locator('td', { hasText: 'Taken down' }).nth(1).waitFor()
    assert.deepEqual(await takenDown(), ['Last Tram Tee', 'Low Tide Mug'])

    await page.goto('/admin?tab=products&takedown=down')
    await assertAccessible(page, assert)
    await tickBoth()
    await tabTo(page, page.getByRole('button', { name: 'Restore 2 products' }))
    await press('Enter')
    const back = page.getByRole('dialog', { name: 'Restore 2 products' })
    await tabTo(page, back.getByLabel('Reason for the artist'))
    await page.keyboard.type('The licence covers it')
    await tabTo(page, back.getByRole('button', { name: 'Restore 2 products' }))
    await press('Enter')
    await page.getByText('2 products restored', { exact: true }).waitFor()
    assert.isEmpty(await takenDown())
  }).tags(['TAKE-7'])

  test('an artist reads why and answers once, and the admin reads the answer', async ({
    assert,
    visit,
  }) => {
    const { artist, tee } = await givenProducts()
    await givenTakedown(tee.id, 'legal')
    const page = await visit('about:blank')
    const owner = await User.findOrFail(artist.userId)
    await signInAndOpen(page, owner, '/dashboard?tab=product-management')
    const notice = page.getByRole('region', { name: 'Why Last Tram Tee is taken down' })
    await notice.getByText(REASON).waitFor()
    await assertAccessible(page, assert)
    const send = notice.getByRole('button', { name: 'Send answer' })
    await send.click()
    await notice.getByText('Write your answer').waitFor()
    await notice.getByLabel('Your answer about Last Tram Tee').fill('Here is our licence')
    await send.click()
    await toastOf(page, 'Answer sent')
    await send.waitFor({ state: 'detached' })
    await notice.getByText('Here is our licence').waitFor()

    await page.context().clearCookies()
    await openAsAdmin(page, `/admin/products/${tee.id}`)
    await page.getByText('“Here is our licence”').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Restore this product' }).click()
    const dialog = page.getByRole('dialog', { name: 'Restore 1 product' })
    await dialog.getByLabel('Reason for the artist').fill('The licence covers it')
    await dialog.getByRole('button', { name: 'Restore 1 product' }).click()
    await page.getByText('This product isn’t taken down.').waitFor()
    assert.isEmpty(await takenDown())
  }).tags(['TAKE-7'])

  test('an admin who saw an earlier version is told, and nothing changes', async ({
    assert,
    visit,
  }) => {
    const { tee } = await givenProducts()
    const page = await visit('about:blank')
    await openAsAdmin(page, `/admin/products/${tee.id}`)
    await page.getByRole('button', { name: 'Take this product down' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take down 1 product' })
    await dialog.getByLabel('Reason for the artist').fill(REASON)
    await tee.merge({ name: 'First Tram Tee' }).save()
    await dialog.getByRole('button', { name: 'Take down 1 product' }).click()
    await dialog.getByText('This product has changed since you opened it').waitFor()
    assert.isEmpty(await takenDown())
  }).tags(['TAKE-7'])
})
