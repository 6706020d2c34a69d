import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapit'

const TELEVISION = { width: 1920, height: 1080 }
const LAPTOP = { width: 1280, height: 720 }

const OTHER_SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1366, height: 768 },
]

const FIGURES = [
  ['7', '£163.00', '138'],
  ['0', '£0.00', '0'],
  ['1,204', '£31,870.50', '12,806'],
] as const

const LARGE = [
  { size: TELEVISION, figure: 130, code: 450 },
  { size: LAPTOP, figure: 86, code: 300 },
]

type Names = { bandName?: string; name?: string; venue?: string; city?: string }

async function givenTonight({ bandName = 'Night Bus', ...names }: Names = {}) {
  const { artist, owner } = await givenArtist({ bandName })
  const { gig, code } = await givenScannedCode({ artist })
  await gig.merge({ startsAt: clock.now().minus({ minutes: 20 }) }).save()
  await gig.merge(names).save()
  const sell = async (name: string, orders: number, choices = {}) => {
    const { product } = await givenActiveProduct({ artist, name, ...choices })
    for (let sold = 0; sold < orders; sold++) {
      const { order } = await givenPaidOrder({ product })
      await db.from('orders').where('id', order.id).update({ qr_code_id: code.id })
    }
  }
  return { owner, sell, board: `/dashboard?tab=gigs&gig=${gig.id}&live=1` }
}

async function openBoard(page: Page, board: string) {
  await page.goto(board)
  await page.locator('.live-figures').waitFor()
}

/** What scrolls, or stands out of the window or of the rows that have room, in words. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const faults: string[] = []
    if (scrollWidth > innerWidth) faults.push(`scrolls sideways to ${scrollWidth}`)
    if (scrollHeight > innerHeight) faults.push(`scrolls down to ${scrollHeight}`)
    for (const node of document.querySelectorAll('.live :is(h1, h2, p, dt, dd, img, b, span, a)')) {
      const box = node.getBoundingClientRect()
      const list = node.closest('ul, ol')?.getBoundingClientRect()
      const isLeftOut = box.width === 0 || (list && box.left >= list.right)
      if (isLeftOut) continue
      const { right, bottom } = list ?? { right: innerWidth, bottom: innerHeight }
      const isInside = box.right <= right + 1 && box.bottom <= bottom + 1
      if (!isInside || box.left < 0 || box.top < 0) {
        faults.push(`${node.tagName} ${node.textContent} ends at ${box.right}, ${box.bottom}`)
      }
    }
    for (const node of document.querySelectorAll('.live-figures :is(dt, dd.display)')) {
      const text = document.createRange()
      text.selectNodeContents(node)
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`${node.textContent} is broken into ${lines.size} lines`)
    }
    return faults
  })

/** Whether the element ends to the right of the window. */
const endsBeyond = (fault: string, width: number) =>
  Number(/ends at ([\d.]+),/.exec(fault)?.[1] ?? 0) > width + 1

/** From the header to the highest thing below it; and how far that is for the whole room. */
const gapBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('.live-head')!.getBoundingClientRect()
    const room = document.querySelector('.live-room')!
    const tops = [...room.querySelectorAll(':is(h2, p, dt, dd, img, b, span, li)')]
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top }) => top)
    return {
      gap: Math.min(...tops) - bottom,
      padding: Number.parseFloat(getComputedStyle(room).paddingTop),
    }
  })

const pixels = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))

/** Other figures than those of this gig, laid out as the component would. */
const showFigures = (page: Page, values: string[]) =>
  page.locator('.live-figures').evaluate((list: HTMLElement, shown) => {
    const letters = shown.reduce((sum, value) => sum + Math.max(value.length, 2), 0)
    list.style.setProperty('--letters', String(letters))
    for (const [index, node] of list.querySelectorAll('dd.display').entries())
      node.textContent = shown[index]!
  }, values)

const codeWidth = async (page: Page) =>
  (await page.getByRole('img', { name: 'QR code of this gig' }).boundingBox())!.width

test.group('Browser: the live board', (group) => {
  group.each.setup(() => resetDatabase())
  group.each.setup(() => useRealSessions())

  test('keeps its distance from the header; before the first sale it is a poster with the code, and says what will be shown', async ({
    assert,
    visit,
  }) => {
    const { owner, sell, board } = await givenTonight()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    const look = async (state: string, isPoster = false) => {
      for (const size of [...OTHER_SIZES, TELEVISION, LAPTOP]) {
        await page.setViewportSize(size)
        await openBoard(page, board)
        await page.evaluate(() => document.fonts.ready)
        const { gap, padding } = await gapBelowHeader(page)
        assert.isAtLeast(gap, padding - 1, `${size.width} × ${size.height}, ${state}`)
        assert.deepEqual(await cutOff(page), [], `${size.width} × ${size.height}, ${state}`)
        if (!isPoster || OTHER_SIZES.includes(size)) continue
        assert.isAtLeast(await codeWidth(page), size.height * 0.75)
        assert.isAtLeast(await pixels(page, '.live-code b'), size.height * 0.15)
        await page.getByText('Sales and best sellers will show here').waitFor()
        await expect(page.locator('.live-figures')).toContainText('£0.00', { useInnerText: true })
      }
    }
    await look('nothing sold', true)
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await sell('Last Tram Home Tee', 2)
    await look('two sold')
  }).tags(['FIG-14'])

  test('on a television and a laptop nothing scrolls or is cut off, and figures can be read from afar', async ({
    assert,
    visit,
  }) => {
    const { owner, sell, board } = await givenTonight()
    await sell('Last Tram Home Tee', 3)
    await sell('A Poster of the Whole Tour, Numbered and Signed by Everyone Who Was There', 2)
    for (const name of ['Hoodie', 'Cap', 'Tote', 'Sticker', 'LP']) await sell(name, 1)
    await sell('Mug', 1, { sizes: ['One size'], colors: ['Standard'] })
    const page = await visit('about:blank')
    await signInAs(page, owner)
    for (const { size, figure, code } of LARGE) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await openBoard(page, board)
        assert.deepEqual(await cutOff(page), [], `${size.width} px, ${colorScheme}`)
      }
      assert.isAtLeast(await pixels(page, '.live-figures dd'), figure)
      assert.isAtLeast(await codeWidth(page), code)
      assert.isAtLeast(await pixels(page, '.live-best li'), size.height * 0.03)
      const latest = await page.locator('.live-latest li').allInnerTexts()
      assert.match(latest[0]!, /^Mug\s+\d\d:\d\d$/)
      assert.match(latest[1]!, /^LP\s+\d\d:\d\d · M · Black$/)
    }
    await assertAccessible(page, assert)
    for (const [orders, sales, scans] of FIGURES) {
      for (const size of [...OTHER_SIZES, LAPTOP, TELEVISION]) {
        await page.setViewportSize(size)
        await openBoard(page, board)
        await showFigures(page, [orders, sales, scans])
        const where = `${orders}, ${sales}, ${scans} at ${size.width} × ${size.height}`
        assert.deepEqual(await cutOff(page), [], where)
      }
    }
    await page.setViewportSize({ width: 320, height: 640 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  }).tags(['FIG-14'])

  test('takes names of forty letters without a space and sales of £10,000, from phone to projector', async ({
    assert,
    visit,
  }) => {
    const names = { bandName: LONG, name: LONG, venue: LONG, city: LONG }
    const { owner, sell, board } = await givenTonight(names)
    await sell(LONG, 1, { sellingPrice: '10000.00' })
    await sell('Mug', 1)
    const page = await visit('about:blank')
    await signInAs(page, owner)
    for (const size of [...OTHER_SIZES, TELEVISION, LAPTOP]) {
      await page.setViewportSize(size)
      await openBoard(page, board)
      await page.getByText('£10,024.00', { exact: true }).waitFor()
      assert.deepEqual(await cutOff(page), [], `${size.width} × ${size.height}`)
    }
    for (const [width, height] of [
      [320, 640],
      [375, 812],
      [768, 1024],
      [812, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openBoard(page, board)
      await page.locator('.quarter-bars').waitFor()
      const faults = await cutOff(page)
      // Below one another, they are scrolled.
      assert.deepEqual(
        faults.filter((fault) => fault.includes('sideways') || endsBeyond(fault, width)),
        [],
        `${width} × ${height}`
      )
    }
  }).tags(['FIG-14'])
})
