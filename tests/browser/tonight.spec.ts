import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import type Artist from '#artists/models/artist'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'
import { watchWakeLocks } from '#tests/support/wake_locks'
import { expect } from '#tests/support/expect'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapit'

async function givenTonight(
  choices: { bandName?: string; name?: string; product?: string; price?: string } = {}
) {
  const { artist, owner } = await givenArtist({ bandName: choices.bandName ?? 'Night Bus' })
  const stall = await givenGigTonight(artist, choices.name ?? 'The Old Transformer')
  const { product } = await givenActiveProduct({
    artist,
    name: choices.product ?? 'Last Tram Home Tee',
    sellingPrice: choices.price ?? '24.00',
  })
  const sell = async () => {
    const { order } = await givenPaidOrder({ product })
    await db.from('orders').where('id', order.id).update({ qr_code_id: stall.code.id })
  }
  return { artist, owner, sell, ...stall }
}

async function givenGigTonight(artist: Artist, name: string, minutes = -20) {
  const { gig, code } = await givenScannedCode({ artist })
  await gig.merge({ name, startsAt: clock.now().plus({ minutes }) }).save()
  return { gig, code }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** What of Tonight is cut off or stands over its edge, in words. */
const standingOut = (page: Page) =>
  page.locator('.tonight-stub').evaluate((stub) => {
    const { left, right } = stub.getBoundingClientRect()
    return [...stub.querySelectorAll('dd, dt, b, small, a, button, h3, span, i')]
      .filter((node) => {
        const box = node.getBoundingClientRect()
        return box.width > 0 && (box.left < left - 1 || box.right > right + 16)
      })
      .map((node) => node.textContent)
  })

const tonightOf = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`(Tonight|Today) (since|at) \\d\\d:\\d\\d ${name}`) })

/** Waits until the picture of the goods has loaded. */
async function pictureShown(row: Locator) {
  const picture = await row.locator('img').elementHandle()
  await row.page().waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, picture)
}

const salesOf = (tonight: Locator, sum: string) =>
  tonight.locator('.tonight-sales').getByText(sum, { exact: true })

test.group('Browser: tonight on the overview', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('shows what the gig brings and follows it, on a phone and a desk, in both themes', async ({
    assert,
    visit,
  }) => {
    const { artist, owner, sell, code, gig } = await givenTonight()
    await givenGigTonight(artist, 'The Late Show', 90)
    const { gig: cancelled } = await givenGigTonight(artist, 'The Cancelled One')
    await cancelled.merge({ cancelledAt: clock.now() }).save()
    await sell()
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard')
    for (const width of [375, 768, 1280, 1920])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 812 })
        await page.emulateMedia({ colorScheme })
        await page.reload()
        const tonight = tonightOf(page, gig.name)
        await salesOf(tonight, '£24.00').waitFor()
        assert.equal(await widthOf(page), width)
        assert.equal(await page.getByText('The Cancelled One').count(), 0)
        await tonightOf(page, 'The Late Show').waitFor()
        if (width === 375 || width === 1280) await assertAccessible(page, assert)
      }
    const tonight = tonightOf(page, gig.name)
    await tonight.getByText('Live', { exact: true }).waitFor()
    await sell()
    await salesOf(tonight, '£48.00').waitFor()
    const board = tonight.getByRole('link', { name: 'Live board' })
    await expect(board).toHaveAttribute('href', new RegExp(`gig=${gig.id}&live=1`))
    const poster = tonight.getByRole('link', { name: 'Poster' })
    await expect(poster).toHaveAttribute('href', new RegExp(`/qr-codes/${code.code}/poster\\.pdf`))
  }).tags(['STUD-17'])

  test('takes names of forty letters without a space at 320 px, also over the code', async ({
    assert,
    visit,
  }) => {
    const names = { bandName: LONG, name: LONG, product: LONG }
    const { owner, sell, gig } = await givenTonight({ ...names, price: '10000.00' })
    await gig.merge({ venue: LONG, city: LONG }).save()
    await sell()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 568 })
    await signInAndOpen(page, owner, '/dashboard')
    await page.getByRole('button', { name: 'Code full-screen' }).waitFor()
    await salesOf(tonightOf(page, LONG), '£10,000.00').waitFor()
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 568 })
      assert.equal(await widthOf(page), width)
      assert.deepEqual(await standingOut(page), [], `${width} px`)
    }
    await page.setViewportSize({ width: 320, height: 568 })
    await page.getByRole('button', { name: 'Code full-screen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    assert.isAtMost(await dialog.evaluate((node) => node.scrollWidth), 320)
    const picture = await dialog.getByRole('img').boundingBox()
    assert.isAtLeast(picture!.width, 180)
    await assertAccessible(page, assert)
  }).tags(['STUD-17', 'STUD-25'])

  test('says what was just sold and in which quarter of an hour, and hides sums on this device', async ({
    assert,
    visit,
  }) => {
    const { artist, owner, sell, gig } = await givenTonight()
    await givenGigTonight(artist, 'The Late Show', 90)
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard')
    const tonight = tonightOf(page, gig.name)
    await tonight.getByText('Live', { exact: true }).waitFor()
    assert.equal(await tonight.getByText('Just sold').count(), 0)
    for (let sold = 1; sold <= 4; sold++) {
      await sell()
      await salesOf(tonight, `£${24 * sold}.00`).waitFor()
      await expect(tonight.getByText('first sale tonight')).toHaveCount(sold === 1 ? 1 : 0)
    }
    const rows = tonight.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(
      /^\d\d:\d\d\s+Last Tram Home Tee\s+M · Black\s+£24\.00$/,
      { useInnerText: true }
    )
    await pictureShown(rows.first())
    await tonight.getByText(/^Busiest at \d\d:\d\d: \d items?$/).waitFor()
    await assertAccessible(page, assert)

    await tonight.getByRole('button', { name: 'Hide tonight’s sales' }).press('Enter')
    await tonight.getByRole('button', { name: 'Show tonight’s sales' }).waitFor()
    assert.notInclude(await tonight.innerText(), '£')
    await expect(tonightOf(page, 'The Late Show')).not.toContainText('£', { useInnerText: true })
    await page.reload()
    await tonight.getByRole('button', { name: 'Show tonight’s sales' }).waitFor()
    assert.notInclude(await tonight.innerText(), '£')
    await tonight.getByRole('button', { name: 'Show tonight’s sales' }).click()
    await salesOf(tonight, '£96.00').waitFor()
    await salesOf(tonightOf(page, 'The Late Show'), '£0.00').waitFor()
    await tonight.getByRole('link', { name: 'All orders' }).click()
    await page.waitForURL((url) => url.searchParams.get('tab') === 'orders')
  }).tags(['STUD-17', 'STUD-18'])

  test('one press shows the code on the whole window, black on white, and keeps the screen on', async ({
    assert,
    visit,
  }) => {
    const { owner, code } = await givenTonight()
    const page = await visit('about:blank')
    const locks = await watchWakeLocks(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInAndOpen(page, owner, '/dashboard')
    const press = page.getByRole('button', { name: 'Code full-screen' })
    const dialog = page.getByRole('dialog', { name: 'Night Bus' })
    for (const size of [
      { width: 375, height: 812 },
      { width: 812, height: 375 },
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await press.click()
      await dialog.getByText('Screen stays awake').waitFor()
      const box = await dialog.boundingBox()
      assert.deepEqual(box, { x: 0, y: 0, ...size })
      const colours = await dialog.evaluate((node) => {
        const { backgroundColor, color } = getComputedStyle(node)
        return [backgroundColor, color]
      })
      assert.deepEqual(colours, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
      const picture = await dialog.getByRole('img').boundingBox()
      const room = Math.min(size.width, size.height)
      assert.isAtLeast(picture!.width, room * (size.height < 500 ? 0.7 : 0.6))
      await dialog.getByText(`/g/${code.code}`).waitFor()
      await dialog.getByText('Turn your brightness up to full').waitFor()
      if (size.width === 375) await assertAccessible(page, assert)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await expect.poll(locks).toEqual({ asked: 4, held: 0 })
    await press.click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, '/dashboard')
    await page.goto(`/g/${code.code.toLowerCase()}`)
    await page.waitForURL((url) => url.pathname.startsWith('/store/'))
  }).tags(['STUD-25', 'GIG-25'])
})
