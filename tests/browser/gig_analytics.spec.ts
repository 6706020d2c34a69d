import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import type Artist from '#artists/models/artist'
import { GigFactory } from '#database/factories/gig_factory'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import { fillAddress } from '#tests/support/address_form'
import { resetDatabase } from '#tests/support/reset_database'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** Scans, looks, puts it into the cart and buys it. */
async function buyAtTheGig(page: Page, { artist, code }: { artist: Artist; code: string }) {
  const told = (kind: string) =>
    page.waitForRequest((request) => request.postData()?.includes(`"kind":"${kind}"`) ?? false)
  await page.goto(`/artist/${artist.id}/store?qr=${code}`)
  const seen = told('view')
  await page.getByRole('link', { name: 'Last Tram Home Tee' }).click()
  await seen
  const taken = told('basket')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await taken
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
}

/** Loses the network, sells the second piece, and waits until the board has it. */
async function boardFollows(page: Page, context: BrowserContext, sell: () => Promise<unknown>) {
  const orders = page.locator('.live-figures dd').first()
  await expect(orders).toHaveText('1')
  await context.setOffline(true)
  await page.getByText('No connection').waitFor()
  await sell()
  await context.setOffline(false)
  await expect(orders).toHaveText('2')
  await page.getByText('Live: updates automatically.').waitFor()
}

test.group('Browser: the figures of a gig', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a gig from QR to sale to figures, and its board follows through a lost network', async ({
    assert,
    visit,
    browser,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { gig, code } = await givenScannedCode({ artist })
    await gig.merge({ startsAt: clock.now().minus({ minutes: 20 }) }).save()
    await GigFactory.apply('coming').merge({ artistId: artist.id, name: 'Seaside Dates' }).create()
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Home Tee' })
    const fan = await visit('/terms')
    await buyAtTheGig(fan, { artist, code: code.code })

    const context = await browser.newContext({ baseURL: new URL(fan.url()).origin })
    const page = await context.newPage()
    await signInAndOpen(page, owner, '/dashboard')
    await page.getByText('1 today').waitFor()
    const tonight = page.getByRole('region', { name: gig.name })
    const board = tonight.getByRole('link', { name: 'Live board' })
    await expect(board).toHaveAttribute('href', /live=1/)
    await page.getByText('Show as a table').click()
    await page.locator('.figures-chart svg.recharts-surface').waitFor()
    // What the press has scrolled half behind the bar is no small target.
    await page.evaluate(() => scrollTo(0, 0))
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: '12 months' }).click()
    await page.waitForURL((url) => url.searchParams.get('range') === '12m')

    await page.getByRole('link', { name: 'Gigs', exact: true }).click()
    await page.getByRole('heading', { name: 'Your gigs' }).waitFor()
    const headings = await page.locator('main h2').allTextContents()
    assert.deepEqual(headings, ['Your gigs', 'What sells where'])
    await page.getByRole('link', { name: /^Seaside Dates ?Coming up/ }).waitFor()
    await expect(page.getByRole('link', { name: gig.name }).last()).toContainText(/Today/i, {
      useInnerText: true,
    })
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: gig.name }).last().click()
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    const tiles = await page.locator('dl').innerText()
    for (const words of ['£24.00', '1 visitor', '100%']) assert.include(tiles, words)
    await assertAccessible(page, assert)

    await page.getByRole('link', { name: 'Live board' }).click()
    await page.getByRole('heading', { name: 'Just sold' }).waitFor()
    await page.getByText('£24.00', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Hide sales' }).click()
    await page.getByText('£24.00', { exact: true }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Show sales' }).waitFor()
    assert.notInclude(await page.locator('.live-figures').innerText(), '£')
    await page.getByRole('button', { name: 'Show sales' }).click()
    await page.getByText('£24.00', { exact: true }).waitFor()
    const sold = page.locator('#just-sold ~ ul li').first()
    const name = await sold.locator('b').boundingBox()
    const variant = await sold.locator('small').boundingBox()
    assert.isAtLeast(variant!.x, name!.x + name!.width)
    await assertAccessible(page, assert)
    await boardFollows(page, context, async () => {
      const { order } = await givenPaidOrder({ product })
      await db.from('orders').where('id', order.id).update({ qr_code_id: code.id })
    })
    await context.close()
  }).tags(['FIG-3', 'FIG-14', 'STUD-17', 'STUD-18', 'DLOK-9'])
})
