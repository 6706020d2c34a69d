import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { GigFactory } from '#database/factories/gig_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { ShipmentFactory } from '#database/factories/shipment_factory'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { layoutFaults } from '#tests/support/name_layout'
import { picturesOf } from '#tests/support/pdf'
import { readQrCode } from '#tests/support/read_qr_code'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import { signInAndOpen, signInAs } from '#tests/support/signed_in'
import { hasFocus } from '#tests/support/keyboard'
import { eventually, expect, staysSo } from '#tests/support/expect'

/** A new code's ticket is in sight and has the focus. */
async function arrivedAt(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, level: 3 })
  await expect(heading).toBeFocused()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const check = async () => {
    const { y } = (await heading.boundingBox())!
    if (!(await hasFocus(heading)) || y < 0 || y > 812)
      throw new Error(`${name} is not in sight: ${y}`)
  }
  await eventually(check)
  // Whatever a closing dialog does with the focus.
  await staysSo(500, check)
}

test.group('Browser: the studio', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a gig whose answer got lost is not made twice, however the artist asks again', async ({
    assert,
    visit,
  }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard?tab=qr-codes')
    let lost = 0
    await page.route('**/api/qr-codes', async (route) => {
      if (lost++ > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    const fill = async () => {
      await page.getByRole('button', { name: 'New QR code' }).click()
      await page.getByLabel('Gig or tour').fill('Early Closing Tour')
      await page.getByLabel('Day').fill('2027-06-05')
      await page.getByRole('button', { name: 'Create QR code' }).click()
    }
    await fill()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    const lostAgain = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Create QR code' }).click()
    await lostAgain
    await page.getByRole('button', { name: 'Close' }).click()
    await fill()
    await page.getByRole('heading', { name: 'Early Closing Tour' }).waitFor()
    assert.equal(lost, 3)
    assert.lengthOf(await Gig.all(), 1)

    // The same once more, on purpose, is another one.
    await fill()
    await page.getByRole('heading', { name: 'Early Closing Tour' }).nth(1).waitFor()
    assert.lengthOf(await Gig.all(), 2)
  }).tags(['GIG-17'])

  test('an artist makes a gig with its code, switches it off and on, and takes the poster along', async ({
    assert,
    visit,
  }) => {
    const { owner } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, '/dashboard?tab=qr-codes')
    await page.getByRole('button', { name: 'New QR code' }).click()
    await page.getByLabel('Gig or tour').waitFor()
    await assertAccessible(page, assert)
    // However long the form is, its button stands on the screen.
    const create = (await page.getByRole('button', { name: 'Create QR code' }).boundingBox())!
    assert.isAtMost(create.y + create.height, 812)
    await page.getByRole('button', { name: 'Create QR code' }).click()
    await page.getByText('Enter the name of the gig or tour').waitFor()
    await page.getByLabel('Gig or tour').fill('Early Closing Tour')
    await page.getByLabel('Venue').fill('The Old Transformer')
    await page.getByLabel('City').fill('Leeds')
    await page.getByLabel('Day').fill('2027-06-05')
    await page.getByLabel('Start time').fill('20:00')
    await page.getByLabel('Time zone').selectOption('Europe/Berlin')
    await page.getByRole('button', { name: 'Create QR code' }).click()
    await page.getByRole('heading', { name: 'Early Closing Tour' }).waitFor()
    const gig = await Gig.firstOrFail()
    assert.equal(gig.startsAt.toUTC().toISO(), '2027-06-05T18:00:00.000Z')
    const { code, storeUrl } = await QrCode.query().where('gig_id', gig.id).firstOrFail()
    await arrivedAt(page, 'Early Closing Tour')
    await assertAccessible(page, assert)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy Link of Early Closing Tour' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Link Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.isTrue(copied.endsWith(storeUrl), copied)
    const picture = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download QR Code of Early Closing Tour' }).click()
    assert.equal((await picture).suggestedFilename(), 'Night Bus - Early Closing Tour.png')

    const scan = () => new HttpSession().postStatus(`/api/qr-codes/${code}/scan`)
    await page.getByRole('button', { name: 'Switch off' }).first().click()
    const sheet = (await page.getByRole('dialog').boundingBox())!
    assert.isBelow(sheet.height, 400)
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await page.getByText('Switched off', { exact: true }).waitFor()
    assert.equal(await scan(), 404)
    await page.getByRole('button', { name: 'Switch on' }).click()
    await page.getByText('Switched off', { exact: true }).waitFor({ state: 'detached' })
    assert.equal(await scan(), 200)

    await page.getByRole('button', { name: 'Posters and print' }).first().click()
    await assertAccessible(page, assert, ['[role=dialog]'])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /Table card, A6/ }).click()
    const file = await download
    assert.equal(file.suggestedFilename(), 'Night Bus - Early Closing Tour - A6.pdf')
    const { pages, drawing } = picturesOf(await readFile(await file.path()))
    assert.equal(pages, 1)
    const link = await readQrCode(await sharp(Buffer.from(drawing)).png().toBuffer())
    assert.isTrue(link?.endsWith(storeUrl))
  }).tags(['GIG-2', 'GIG-3', 'GIG-12'])

  test('an artist writes down a gig, and from its page makes its code and moves it', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    await GigFactory.merge({ artistId: artist.id }).apply('past').createMany(3)
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, '/dashboard?tab=gigs')
    await page.getByRole('button', { name: 'New gig' }).click()
    await page.getByLabel('Gig or tour').fill('Early Closing Tour')
    await page.getByLabel('Day').fill('9999-12-31')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByText('Choose a day from the year 2000 to 10 years from now').waitFor()
    const day = clock.now().plus({ days: 30 }).toISODate()!
    await page.getByLabel('Day').fill(day)
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.waitForURL((url) => url.searchParams.has('gig'))
    await page.getByText('days').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Live board' }).count(), 0)
    await page.getByText('No QR code yet').waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'New QR code' }).click()
    await page.getByLabel('Event name').fill('At the door')
    await page.getByRole('button', { name: 'Create QR code' }).click()
    await arrivedAt(page, 'At the door')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Posters and print of At the door' }).click()
    await page.getByRole('link', { name: /Poster, A4/ }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Edit gig' }).click()
    await page.getByLabel('Day').fill(clock.now().toISODate()!)
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByRole('link', { name: 'Live board' }).click()
    await page.getByAltText('QR code of this gig').waitFor()
    await assertAccessible(page, assert)
  }).tags(['GIG-15', 'GIG-16'])

  test('a board and a gig’s page hold long words, and a phone held sideways shows the whole code', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Wolverhampton'.repeat(7) })
    const { gig } = await givenScannedCode({ artist })
    await gig.merge({ venue: 'Kesselhaus'.repeat(20), name: 'Reeperbahn'.repeat(20) }).save()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    const here = `/dashboard?tab=gigs&gig=${gig.id}`
    const lists = ['/dashboard?tab=gigs', '/dashboard?tab=qr-codes']
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of [here, `${here}&live=1`, ...lists, `${lists[1]}&view=gigs`]) {
        await page.goto(path)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.isAtMost(wide, width, path)
        if (path.startsWith(here)) assert.isEmpty(await layoutFaults(page), path)
      }
    }
    await gig.merge({ venue: 'The Old Transformer', name: 'Early Closing Tour' }).save()
    await page.setViewportSize({ width: 812, height: 375 })
    await page.goto(`${here}&live=1`)
    const code = (await page.getByAltText('QR code of this gig').boundingBox())!
    assert.isAtMost(code.y + code.height, 375)
    assert.isAtLeast(code.height, 150)
  })

  test('an artist changes a gig, and a change that was overtaken is refused', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard?tab=qr-codes&view=gigs')
    await page.getByText('No gigs yet').waitFor()
    await page.getByRole('button', { name: 'New gig' }).click()
    await page.getByLabel('Gig or tour').fill('Early Closing Tour')
    await page.getByLabel('Day').fill('2027-03-28')
    await page.getByLabel('Start time').fill('01:30')
    await page.getByLabel('Time zone').selectOption('Europe/London')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByText('this time doesn’t exist there').waitFor()
    await page.getByLabel('Start time').fill('20:30')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByRole('heading', { name: 'Early Closing Tour' }).waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Edit gig' }).click()
    const gig = await Gig.query().where('artist_id', artist.id).firstOrFail()
    await gig.merge({ name: 'Changed elsewhere' }).save()
    await page.getByLabel('Venue').fill('Somewhere')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByText('This gig has changed since you opened it').waitFor()
    assert.isNull((await gig.refresh()).venue)
  }).tags(['GIG-9'])

  test('an artist searches their orders and opens one', async ({ assert, visit }) => {
    const { artist, product } = await givenActiveProduct({ name: 'Last Tram Tee' })
    const { order, checkout } = await givenPaidOrder({ product })
    const { product: mug } = await givenActiveProduct({ artist, name: 'Tea Mug' })
    await givenPaidOrder({ product: mug })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, await User.findOrFail(artist.userId), '/dashboard?tab=orders')
    await assertAccessible(page, assert)
    await page.getByRole('searchbox').fill('tram')
    await page.getByRole('searchbox').press('Enter')
    await page.getByText('Tea Mug').waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.search.includes('search=tram'))
    await page.getByLabel('Status').selectOption('shipped')
    await page.getByText('No matching orders').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: order.orderNumber }).click()
    await page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor()
    await page.getByText('Your earnings, 60%').waitFor()
    await assertAccessible(page, assert)
    // Back by its own link, the list is as it was left.
    await page.getByRole('link', { name: 'Orders', exact: true }).last().click()
    await page.waitForURL((url) => !url.searchParams.has('order'))
    assert.equal(new URL(page.url()).searchParams.get('search'), 'tram')
    await page.getByRole('link', { name: order.orderNumber }).waitFor()
    assert.equal(await page.getByText('Tea Mug').count(), 0)

    await order.merge({ status: 'cancelled' }).save()
    await OrderStatusChangeFactory.merge({ orderId: order.id, toStatus: 'cancelled' }).create()
    await page.getByRole('link', { name: order.orderNumber }).click()
    await page.getByText('We won’t make or send it.').waitFor()
    await page.getByText('Paid.', { exact: true }).waitFor()
    assert.equal(await page.getByText('printed and posted').count(), 0)

    // The link to the parcel begins a line of its own.
    await order.merge({ status: 'shipped' }).save()
    await OrderStatusChangeFactory.merge({ orderId: order.id, toStatus: 'shipped' }).create()
    const trackingUrl = 'https://track.example.com/1'
    await ShipmentFactory.merge({ checkoutId: checkout.id, trackingUrl }).create()
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.reload()
    const words = (await page.getByText('Posted.').boundingBox())!
    const link = (await page.getByRole('link', { name: /Track the parcel/ }).boundingBox())!
    assert.isAbove(link.y, words.y)

    await page.goto('/dashboard?tab=orders&order=NOPE')
    await page.getByRole('heading', { name: 'Order not found' }).waitFor()
    await page.getByRole('link', { name: 'Back to Orders' }).click()
    await page.getByText('Tea Mug').waitFor()
  }).tags(['GIG-22', 'DESK-8'])

  test('an artist searches their products, and hides the first steps', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenActiveProduct({ name: 'Last Tram Tee' })
    await givenActiveProduct({ artist, name: 'Tea Mug' })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    const owner = await User.findOrFail(artist.userId)
    await signInAndOpen(page, owner, '/dashboard?tab=product-management')
    await page.getByRole('searchbox').fill('mug')
    await page.getByRole('searchbox').press('Enter')
    const tee = page.getByRole('heading', { name: 'Last Tram Tee' })
    await tee.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Tea Mug' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByLabel('Status').selectOption('retired')
    await page.getByText('No matching products').waitFor()
    await page.getByRole('link', { name: 'Show all products' }).click()
    await tee.waitFor()

    await page.goto('/dashboard')
    const steps = page.getByRole('heading', { name: 'First steps' })
    await steps.waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Hide this list' }).click()
    await steps.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('Total Sales').waitFor()
    assert.equal(await steps.count(), 0)
  }).tags(['STUD-16'])
})
