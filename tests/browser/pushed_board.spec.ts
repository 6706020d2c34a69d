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
import { signInAs } from '#tests/support/signed_in'
import { setHidden, watchWakeLocks } from '#tests/support/wake_locks'
import { expect } from '#tests/support/expect'

async function givenBoard() {
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
  const { gig, code } = await givenScannedCode({ artist })
  await gig.merge({ startsAt: clock.now().minus({ minutes: 20 }) }).save()
  const { product } = await givenActiveProduct({ artist, sellingPrice: '24.99' })
  const sell = async () => {
    const { order } = await givenPaidOrder({ product })
    await db.from('orders').where('id', order.id).update({ qr_code_id: code.id })
  }
  return {
    owner,
    sell,
    path: `/dashboard?tab=gigs&gig=${gig.id}&live=1`,
    call: `/api/gigs/${gig.id}/live`,
  }
}

/** How often the page listens and asks from now on. */
function countCalls(page: Page, call: string) {
  const counts = { listens: 0, asks: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== call) return
    if (request.resourceType() === 'eventsource') counts.listens += 1
    else counts.asks += 1
  })
  return counts
}

const salesOf = (page: Page, amount: string) =>
  page.locator('.live-figures').getByText(amount, { exact: true })

test.group('Browser: a live board that is pushed', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('shows each sale without asking, fills a projector, keeps the screen on and hides sales', async ({
    assert,
    visit,
  }) => {
    const { owner, sell, path, call } = await givenBoard()
    await sell()
    const page = await visit('about:blank')
    const locks = await watchWakeLocks(page)
    await signInAs(page, owner)
    const counts = countCalls(page, call)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(path)
    await salesOf(page, '£24.99').waitFor()
    await sell()
    await salesOf(page, '£49.98').waitFor()
    assert.deepEqual(counts, { listens: 1, asks: 0 })
    const filled = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.live-room *')].map(
        (node) => node.getBoundingClientRect().bottom
      )
      const { width, height } = document.querySelector('.live')!.getBoundingClientRect()
      return { width, height, lowest: Math.max(...bottoms) }
    })
    assert.deepInclude(filled, { width: 1920, height: 1080 })
    assert.isAbove(filled.lowest, 1000)
    assert.isAtMost(filled.lowest, 1080)
    await expect.poll(locks).toEqual({ asked: 1, held: 1 })

    await page.getByRole('button', { name: 'Hide sales' }).click()
    await page.getByRole('button', { name: 'Show sales' }).waitFor()
    assert.notInclude(await page.locator('main').innerText(), '£')
    await page.reload()
    await page.getByRole('button', { name: 'Show sales' }).waitFor()
    await sell()
    await page.locator('.live-figures').getByText('3', { exact: true }).first().waitFor()
    assert.notInclude(await page.locator('main').innerText(), '£')
  }).tags(['FIG-14', 'FIG-17', 'STUD-18'])

  test('says that the network is gone, and goes on by itself', async ({ assert, visit }) => {
    const { owner, sell, path, call } = await givenBoard()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto(path)
    await page.getByText('Live: updates automatically.').waitFor()
    await sell()
    await salesOf(page, '£24.99').waitFor()
    await page.context().setOffline(true)
    await page.getByText('No connection').waitFor()
    await sell()
    const counts = countCalls(page, call)
    await page.context().setOffline(false)
    await salesOf(page, '£49.98').waitFor()
    await page.getByText('Live: updates automatically.').waitFor()
    assert.equal(counts.asks, 0)
  }).tags(['FIG-17'])

  test('says that its figures are old while the server does not answer', async ({ visit }) => {
    const { owner, sell, path, call } = await givenBoard()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto(path)
    await page.getByText('Live: updates automatically.').waitFor()
    await page.route(`**${call}`, () => {})
    // As after a phone was locked for hours: the browser is not offline, and the board connects again.
    await setHidden(page, true)
    await sell()
    await setHidden(page, false)
    await page.getByText('No connection').waitFor()
    await page.unroute(`**${call}`)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await salesOf(page, '£24.99').waitFor()
    await page.getByText('Live: updates automatically.').waitFor()
  }).tags(['FIG-17'])

  test('asks instead where it is not let listen', async ({ assert, visit }) => {
    const { owner, sell, path, call } = await givenBoard()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.route(`**${call}`, (route) =>
      route.request().headers().accept === 'text/event-stream'
        ? route.fulfill({ status: 502, body: 'a proxy that cannot' })
        : route.continue()
    )
    const counts = countCalls(page, call)
    await page.goto(path)
    await page.getByText('Live: updates automatically.').waitFor()
    await sell()
    await salesOf(page, '£24.99').waitFor()
    assert.isAbove(counts.asks, 0)
  }).tags(['FIG-17'])

  test('leaves for the login page when its session ends', async ({ visit }) => {
    const { owner, sell, path } = await givenBoard()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto(path)
    await page.getByText('Live: updates automatically.').waitFor()
    await db.from('sessions').where('user_id', String(owner.id)).delete()
    await sell()
    await page.waitForURL((url) => url.pathname === '/login/artist')
  }).tags(['FIG-17'])
})
