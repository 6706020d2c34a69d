import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { times } from '#shared/money'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { nastyNames } from '#tests/support/nasty_names'
import { layoutFaults } from '#tests/support/name_layout'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

const WHITE = 'rgb(255, 255, 255)'
const BLACK = 'rgb(0, 0, 0)'

/** A paid checkout of that many rows at £24.00, bought at the Spring Tour. */
async function givenPrintedOrder({ names, buyer }: { names: string[]; buyer?: User }) {
  const { artist } = await givenArtist({ bandName: names[0]! })
  const { code } = await givenScannedCode({ artist })
  const { product } = await givenActiveProduct({ artist })
  const checkout = await CheckoutFactory.apply('paid')
    .merge({ userId: buyer?.id ?? null, itemsAmount: times(product.sellingPrice, names.length) })
    .create()
  const sold = { productId: product.id, checkoutId: checkout.id, qrCodeId: code.id }
  const orders = await OrderFactory.apply('paid')
    .merge(names.map((productName) => ({ ...sold, productName })))
    .createMany(names.length)
  await OrderStatusChangeFactory.merge(
    orders.map(({ id }) => ({ orderId: id, toStatus: 'processing' as const }))
  ).createMany(orders.length)
  return { order: orders[0]!, checkout }
}

/** How many sheets of A4 the page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  const document = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
  return document.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

const nameOf = (kind: string) => nastyNames.find((nasty) => nasty.kind === kind)!.name

/** Names that take turns, so many of them; the first is the band's as well. */
const takingTurns = (count: number, ...kinds: string[]) =>
  Array.from({ length: count }, (_, index) => nameOf(kinds[index % kinds.length]!))

test.group('Browser: a printed order', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('of a guest is a ticket with number, gig, total and address, black on white and without controls', async ({
    assert,
    visit,
  }) => {
    const { order, checkout } = await givenPrintedOrder({ names: ['Night Bus'] })
    const issue = await app.container.make(IssueOrderLink)
    const page = await visit(await issue.handle(checkout.id))
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.locator('.order-page')
    const words = await paper.innerText()
    for (const wanted of [
      order.orderNumber,
      'Night Bus',
      'Spring Tour',
      'The Brudenell Annexe, Leeds',
      'M, Black × 1',
      '£24.00',
      '£3.59',
      '£27.59',
      '1 Stage Road',
      'Gigstall (sample shop)',
    ])
      assert.include(words, wanted)
    assert.match(words, /Paid \d+ \w+ \d{4}/i)
    for (const unwanted of [
      'Your orders',
      'Buy again',
      'Cancel',
      'Order progress',
      'Still to come',
    ])
      assert.notInclude(words.toLowerCase(), unwanted.toLowerCase())
    assert.isFalse(await page.locator('header.site-frame').isVisible())
    assert.isFalse(await page.getByRole('contentinfo').isVisible())
    assert.equal(await page.getByRole('button').count(), 0)
    const [ink, ground] = await paper.evaluate((ticket) => [
      getComputedStyle(ticket).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
    assert.deepEqual([ink, ground], [BLACK, WHITE])
    assert.equal(await sheetsOf(page), 1)
  }).tags(['PHONE-11'])

  test('of up to five things fits one sheet whatever they are called, and no thing is cut by its end', async ({
    assert,
    visit,
  }) => {
    const buyer = await UserFactory.create()
    const few = await givenPrintedOrder({ names: takingTurns(5, '39 letters', 'Arabic'), buyer })
    const many = await givenPrintedOrder({ names: takingTurns(40, 'Arabic', '39 letters'), buyer })
    const page = await visit('about:blank')
    await signInAs(page, buyer)
    await page.setViewportSize({ width: 794, height: 1123 })
    for (const { order, sheets } of [
      { ...few, sheets: [1] },
      { ...many, sheets: [2, 3, 4] },
    ]) {
      await page.goto(`/orders/${order.orderNumber}`)
      await page.emulateMedia({ media: 'print' })
      assert.include(sheets, await sheetsOf(page))
      assert.isEmpty(await layoutFaults(page))
      const breaks = await page
        .locator('.order-lines > li, .order-sums, .ticket-stub')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside))
      assert.isTrue(breaks.every((inside) => inside === 'avoid'))
    }
  }).tags(['PHONE-11'])
})
