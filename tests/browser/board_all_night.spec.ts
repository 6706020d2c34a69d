import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { clock } from '#shared/clock'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs, signInAndOpen } from '#tests/support/signed_in'
import { UnsteadyNetwork } from '#tests/support/unsteady_network'
import { setHidden, watchWakeLocks } from '#tests/support/wake_locks'
import { expect } from '#tests/support/expect'

async function givenBoard() {
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
  const { gig, code } = await givenScannedCode({ artist })
  await gig.merge({ startsAt: clock.now().minus({ minutes: 20 }) }).save()
  const { product } = await givenActiveProduct({ artist })
  const sell = async () => {
    const { order } = await givenPaidOrder({ product })
    await db.from('orders').where('id', order.id).update({ qr_code_id: code.id })
  }
  return { owner, gig, sell, path: `/dashboard?tab=gigs&gig=${gig.id}&live=1` }
}

const salesOf = (page: Page, sum: string) =>
  page.locator('.live-figures').getByText(sum, { exact: true })

const isLive = (page: Page) => page.getByText('Live: updates automatically.').waitFor()

test.group('Browser: a live board that is open all night', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('has no gap and no sale twice after its server was away, as a second board of the gig', async ({
    visit,
    cleanup,
  }) => {
    const { owner, sell, path } = await givenBoard()
    const network = new UnsteadyNetwork()
    const origin = await network.open()
    cleanup(() => network.close())
    const page = await visit('/terms')
    network.target = new URL(page.url()).origin
    await signInAs(page, owner)
    const other = await page.context().newPage()
    cleanup(() => other.close())
    const boards = [page, other]
    await sell()
    for (const board of boards) {
      await board.goto(`${origin}${path}`)
      await isLive(board)
    }
    network.cut()
    for (const board of boards) await board.getByText('No connection').waitFor()
    await sell()
    await sell()
    network.mode = 'open'
    for (const board of boards) {
      await salesOf(board, '£72.00').waitFor()
      await isLive(board)
      await expect(board.locator('.live-latest li')).toHaveCount(3)
    }
    await sell()
    for (const board of boards) {
      await salesOf(board, '£96.00').waitFor()
      await expect(board.locator('.live-latest li')).toHaveCount(4)
    }
  })
    .tags(['FIG-17'])
    .timeout(90_000)

  test('shows no sum before it knows whether its device hides it, nor does Tonight', async ({
    assert,
    visit,
    browser,
  }) => {
    const { owner, sell, path } = await givenBoard()
    await sell()
    const baseURL = new URL((await visit('/terms')).url()).origin
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await signInAndOpen(page, owner, path)
    await page.locator('.live-figures').getByText('Sales', { exact: true }).waitFor()
    assert.isFalse(await salesOf(page, '£24.00').isVisible())
    await page.goto('/dashboard')
    const tonight = page.locator('.tonight-stub')
    await tonight.getByText('Just sold').waitFor()
    const sums = tonight.getByText('£24.00', { exact: true })
    await expect(sums).toHaveCount(2)
    for (const sum of await sums.all()) assert.isFalse(await sum.isVisible())
    await context.close()
  }).tags(['STUD-18'])

  test('keeps the screen on again after its tab was hidden, and has what was sold meanwhile', async ({
    visit,
  }) => {
    const { owner, sell, path } = await givenBoard()
    const page = await visit('about:blank')
    const locks = await watchWakeLocks(page)
    await signInAndOpen(page, owner, path)
    await isLive(page)
    await expect.poll(locks).toEqual({ asked: 1, held: 1 })
    await setHidden(page, true)
    await expect.poll(locks).toEqual({ asked: 1, held: 0 })
    await sell()
    await setHidden(page, false)
    await salesOf(page, '£24.00').waitFor()
    await expect.poll(locks).toEqual({ asked: 2, held: 1 })
    await page.getByRole('link', { name: 'Leave the board' }).click()
    await page.waitForURL((url) => !url.searchParams.has('live'))
  }).tags(['STUD-18'])

  test('follows its gig when that is moved or cancelled, as Tonight does', async ({ visit }) => {
    const { owner, gig, path } = await givenBoard()
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, path)
    await isLive(page)
    const overview = await page.context().newPage()
    await overview.goto('/dashboard')
    await overview.getByText('Live', { exact: true }).waitFor()
    const startsAt = clock.now().plus({ hours: 2 })
    await gig.merge({ startsAt }).save()
    const time = startsAt.setZone(gig.timeZone).toFormat('HH:mm')
    await page.locator('.live-gig').getByText(time).waitFor()
    await overview.getByText(new RegExp(`(Tonight|Today) at ${time}$`)).waitFor()
    await gig.merge({ cancelledAt: clock.now() }).save()
    await page.getByText('This gig is cancelled.').waitFor()
    await overview.getByText(`at ${time}, cancelled`).waitFor()
    await overview.close()
  }).tags(['FIG-17', 'STUD-17'])

  test('leaves a gig that was removed', async ({ visit }) => {
    const { owner, gig, path } = await givenBoard()
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, path)
    await isLive(page)
    await db.from('qr_codes').where('gig_id', gig.id).update({ gig_id: null })
    await db.from('gigs').where('id', gig.id).delete()
    await page.locator('.live').waitFor({ state: 'detached' })
  }).tags(['FIG-17'])
})
