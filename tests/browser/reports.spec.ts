import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { tabTo } from '#tests/support/keyboard'
import { layoutFaults } from '#tests/support/name_layout'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'

const WORDS = 'This is my photo of the harbour'

test.group('Browser: reports', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a visitor reports a product, and an admin takes it down, by keyboard alone', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const page = await visit(`/product/${product.id}`)
    const press = (key: string) => page.keyboard.press(key)
    const link = page.getByRole('link', { name: 'Report this product' })
    await link.focus()
    await press('Enter')
    await page.getByRole('heading', { name: 'Report a product' }).waitFor()
    await assertAccessible(page, assert)
    const send = page.getByRole('button', { name: 'Send report' })
    await tabTo(page, send)
    await press('Enter')
    await page.getByText('Choose what’s wrong').waitFor()
    await press('ArrowDown')
    await tabTo(page, page.getByLabel('Tell us more'))
    await page.keyboard.type(WORDS)
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type('robin@example.com')
    await tabTo(page, send)
    await press('Enter')
    await page.getByText('Thanks, we’ve received your report.').waitFor()

    const admin = await UserFactory.apply('admin').create()
    await signInAndOpen(page, admin, '/admin/reports')
    await page.locator('td', { hasText: WORDS }).waitFor()
    await assertAccessible(page, assert)
    await tabTo(page, page.getByRole('button', { name: /Last Tram Tee/ }))
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Uphold' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Uphold: Last Tram Tee' })
    await dialog.getByText('From robin@example.com').waitFor()
    await assertAccessible(page, assert, ['[role=dialog]'])
    await tabTo(page, dialog.getByLabel('Note for admins'))
    await page.keyboard.type('The photo is theirs')
    await tabTo(page, dialog.getByLabel('Reason for the artist'))
    await page.keyboard.type('The photo is another’s')
    await tabTo(page, dialog.getByRole('button', { name: 'Uphold and take down' }))
    await press('Enter')
    await page.getByText('No open reports').waitFor()
    const { takedown_id: takedownId } = await db.from('products').where('id', product.id).first()
    assert.isNotNull(takedownId)
    await page.goto('/admin/reports?view=decided')
    await page.getByText('Upheld', { exact: true }).waitFor()
    await page.getByRole('cell', { name: '1', exact: true }).waitFor()
  }).tags(['REPORT-6'])

  test('a store has the link as well, and a page explains what happens next', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit(`/store/${artist.id}`)
    await page.getByRole('link', { name: 'Report this store' }).click()
    await page.getByRole('heading', { name: 'Report a store' }).waitFor()
    await page.getByRole('link', { name: 'How we deal with reports' }).click()
    await page.getByRole('heading', { name: 'What happens next' }).waitFor()
    await assertAccessible(page, assert)
  }).tags(['REPORT-6'])

  test('upheld ones stand in the list of artists, which leads to them, by keyboard', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const { artist: other } = await givenArtist({ bandName: 'The Lamplighters' })
    const report = { reason: 'copyright', words: WORDS, email: 'robin@example.com' }
    const times = { due_at: new Date(), created_at: new Date(), updated_at: new Date() }
    for (const [state, about] of [
      ['upheld', { artist_id: artist.id, product_id: product.id }],
      ['upheld', { artist_id: artist.id }],
      ['dismissed', { artist_id: other.id }],
    ] as const)
      await db.table('reports').insert({ ...report, ...times, ...about, state })
    const page = await visit('about:blank')
    await signInAndOpen(page, await UserFactory.apply('admin').create(), '/admin/artists')
    for (const width of [1280, 1024, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByText('2 upheld reports').waitFor()
      assert.deepEqual(await layoutFaults(page), [], `the artists at ${width}`)
    }
    assert.equal(await page.getByText('upheld report').count(), 1)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/artists')
      await assertAccessible(page, assert)
      await tabTo(page, page.getByRole('button', { name: /Night Bus/ }))
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Decided reports' }).press('Enter')
      await page.getByText('Only reports about Night Bus.').waitFor()
      await assertAccessible(page, assert)
      assert.equal(await page.getByText('The Lamplighters').count(), 0)
      await tabTo(page, page.getByRole('link', { name: 'Show all reports' }))
      await page.keyboard.press('Enter')
      await page.getByText('The Lamplighters').first().waitFor()
    }
    await page.goto(`/admin/reports?view=decided&artist=${artist.id}`)
    for (const width of [1280, 1024, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      assert.deepEqual(await layoutFaults(page), [], `the reports at ${width}`)
    }
  }).tags(['REPORT-4'])
})
