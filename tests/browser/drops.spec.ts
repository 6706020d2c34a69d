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

/** Lets the shop's clock go on from so many seconds after the opening. */
function openIn(seconds: number) {
  const started = performance.now()
  const from = OPENING.minus({ seconds })
  return clock.set(() => from.plus({ milliseconds: performance.now() - started }))
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
    cleanup(openIn(12))
    const page = await visit(`/product/${product.id}`)
    const sale = page.getByRole('region', { name: 'When it is sold' })
    await sale.getByRole('timer').waitFor()
    await sale.getByText('38 of 50 left. Two each at most.').waitFor()
    assert.isTrue(await buyNow(page).isDisabled())
    await page.setViewportSize({ width: 320, height: 700 })
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await assertAccessible(page, assert)
    await sale.getByRole('timer').waitFor({ state: 'detached', timeout: 30_000 })
    await buyNow(page).and(page.locator(':enabled')).waitFor()
    await page.getByRole('button', { name: 'One more' }).filter({ visible: true }).click()
    const more = page.getByRole('button', { name: 'One more' }).filter({ visible: true })
    assert.equal(await more.getAttribute('aria-disabled'), 'true')
    await assertAccessible(page, assert)
  }).tags(['DROP-9'])

  test('goods of a gig can be bought once the code is scanned', async ({
    assert,
    visit,
    cleanup,
  }) => {
    const { product, artist, code } = await givenGigGoods()
    cleanup(openIn(-3_600))
    const page = await visit(`/product/${product.id}`)
    await page.getByText('Scan the QR code there to buy.').waitFor()
    assert.isTrue(await buyNow(page).isDisabled())
    await page.goto(`/store/${artist.id}?qr=${code.code}`)
    await page.goto(`/product/${product.id}`)
    await page.getByText('so you’re in').waitFor()
    await buyNow(page).and(page.locator(':enabled')).waitFor()
    assert.isTrue(await buyNow(page).isEnabled())
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
    assert.match(await message.inputValue(), /^Last Tram Tee: on sale Fri 4 Jun, 21:00. 50 pieces/)
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
