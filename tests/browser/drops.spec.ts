import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GigFactory } from '#database/factories/gig_factory'
import { clock } from '#shared/clock'
import { givenDrop, givenGigGoods, OPENING, setSale } from '#tests/functional/drops/drop_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** Lets the shop's clock go on from so many seconds before the opening. `pass` puts it forward. */
function openIn(seconds: number) {
  const started = performance.now()
  let from = OPENING.minus({ seconds })
  const undo = clock.set(() => from.plus({ milliseconds: performance.now() - started }))
  return { undo, pass: (passed: number) => void (from = from.plus({ seconds: passed })) }
}

const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' })

test.group('Browser: drops', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a drop to come counts down by the server’s clock, and then can be bought', async ({
    assert,
    visit,
    cleanup,
  }) => {
    const { product } = await givenDrop()
    await setSale(product, { piece_limit: 50, pieces_taken: 12 })
    const { undo, pass } = openIn(600)
    cleanup(undo)
    const page = await visit('about:blank')
    await page.clock.install()
    await page.goto(`/product/${product.id}`)
    const sale = page.getByRole('region', { name: 'When it is sold' })
    await sale.getByRole('timer').waitFor()
    await sale.getByText('38 of 50 left. Two each at most.').waitFor()
    await expect(buyNow(page)).toBeDisabled()
    await page.setViewportSize({ width: 320, height: 700 })
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await assertAccessible(page, assert)
    const shown = await sale.getByRole('timer').innerText()
    await expect.poll(() => sale.getByRole('timer').innerText()).not.toBe(shown)
    pass(601)
    await page.clock.fastForward(601_000)
    await sale.getByRole('timer').waitFor({ state: 'detached' })
    await buyNow(page).and(page.locator(':enabled')).waitFor()
    await page.getByRole('button', { name: 'One more' }).filter({ visible: true }).click()
    const more = page.getByRole('button', { name: 'One more' }).filter({ visible: true })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await assertAccessible(page, assert)
  }).tags(['DROP-9'])

  test('goods of a gig can be bought once the code is scanned', async ({ visit, cleanup }) => {
    const { product, artist, code } = await givenGigGoods()
    cleanup(openIn(-3_600).undo)
    const page = await visit(`/product/${product.id}`)
    await page.getByText('Scan the QR code there to buy.').waitFor()
    await expect(buyNow(page)).toBeDisabled()
    await page.goto(`/store/${artist.id}?qr=${code.code}`)
    await page.goto(`/product/${product.id}`)
    await page.getByText('so you’re in').waitFor()
    await buyNow(page).and(page.locator(':enabled')).waitFor()
    await expect(buyNow(page)).toBeEnabled()
  }).tags(['DROP-9'])

  test('an artist sets a drop with a limit, and chooses goods for a gig', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const gig = await GigFactory.apply('coming').merge({ artistId: artist.id }).create()
    const page = await visit('/terms')
    await signInAndOpen(page, owner, '/dashboard?tab=product-management')
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await page.getByLabel('When it is sold').selectOption('window')
    await page.getByLabel('On sale from').fill('2027-06-04T21:00')
    await page.getByLabel('There’s a limited number of pieces').check()
    await page.getByLabel('Pieces in all').fill('50')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const saved = await db.from('products').where('id', product.id).firstOrFail()
    assert.containsSubset(saved, { sale_kind: 'window', piece_limit: 50 })

    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await page.getByRole('link', { name: 'Tell your followers' }).click()
    const message = page.getByLabel('Message')
    await message.waitFor()
    await expect(message).toHaveValue(/^Last Tram Tee: on sale Fri 4 Jun, 21:00. 50 pieces/)
    assert.lengthOf(await db.from('announcements'), 0)

    await page.goto(`/dashboard?tab=gigs&gig=${gig.id}`)
    await page.getByRole('button', { name: 'Choose products' }).click()
    await page.getByLabel(/Last Tram Tee/).check()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.lengthOf(await db.from('product_gigs').where('gig_id', gig.id), 1)
  }).tags(['DROP-9'])
})
