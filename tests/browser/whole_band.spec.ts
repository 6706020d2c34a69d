import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { dataDirectory } from '#config/app'
import fulfilmentConfig from '#config/fulfilment'
import { afterResponseDone } from '#core/after_response'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { RefreshBlanks } from '#fulfilment/blanks/refresh_blanks'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { clock } from '#shared/clock'
import { fromDecimal, pence, toDecimal } from '#shared/money'
import { useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { atPrintful, submit } from '#tests/functional/fulfilment/submission_fixtures'
import { withoutLimits } from '#tests/functional/fulfilment/sync_fixtures'
import { tour } from '#tests/functional/gigs/import_calls'
import { differences } from '#tests/functional/insights/settlement_fixtures'
import { payoutStatuses, runPayouts } from '#tests/functional/payouts/payout_fixtures'
import { assertAccessible } from '#tests/support/axe'
import {
  acceptInvitation,
  agreeShares,
  buyPieces,
  makeFilesOfProducts,
  photographOfDrawing,
  refundTenPounds,
  rowOf,
  signUpBand,
  uploadPhotograph,
  useMovableClock,
} from '#tests/support/band_screens'
import { phoneSeeing } from '#tests/support/camera'
import { untilAwake } from '#tests/support/baskets'
import { connectedPrintful } from '#tests/support/connected_printful'
import { HttpSession } from '#tests/support/http_session'
import { deliverMails } from '#tests/support/outgoing_mails'
import { picturesOf } from '#tests/support/pdf'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { readQrCode } from '#tests/support/read_qr_code'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen, signInAs } from '#tests/support/signed_in'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { expect } from '#tests/support/expect'

const BAND = { email: 'band@example.test', password: FACTORY_PASSWORD, userType: 'artist' }
const MERCH = { email: 'sam@example.test', password: FACTORY_PASSWORD }
const NAMES = ['Last Tram Tee', 'Last Tram Tee (Hoodie)', 'Last Tram Tee (Tote)']
const PIECES = 4
const PRICE = 2999
const VENUE = 'The Old Transformer'
const SUPPORT = 'Salt Marsh Radio'

/** One T-shirt, hoodie and tote of the printer's catalogue. */
function fewOfEachType() {
  const { blanksPerType } = fulfilmentConfig
  fulfilmentConfig.blanksPerType = { tshirt: 1, hoodie: 1, tote: 1 }
  return () => void (fulfilmentConfig.blanksPerType = blanksPerType)
}

/** Eleven dates: the first begins in an hour, then one a week. */
function elevenDates() {
  const start = clock.now().plus({ hours: 1 }).setZone('Europe/London')
  const today = clock.now().toISODate()!
  const isTomorrow = start.toISODate()! > today
  const dates = Array.from({ length: 11 }, (_, week) => [
    `n${week}`,
    { days: week * 7 + (isTomorrow ? 1 : 0), time: start.toFormat('HHmm00') },
  ])
  return tour(Object.fromEntries(dates))
}

const halfUp = (amount: number, of: number) => Math.floor((2 * amount + of) / (2 * of))

const pounds = (amount: number) => `£${toDecimal(pence(amount))}`

/**
 * The expected shares of the sale and of a £10.00 refund, in pence, by hand (docs/rules/gig-shares.md): the band has
 * 60% of price less base, the venue 20% of gross, the support act 10% of the band's part.
 */
function reckoned(base: number) {
  const gross = PRICE * PIECES
  const earned = halfUp((PRICE - base) * 60, 100) * PIECES
  const venue = halfUp(gross * 20, 100)
  const support = halfUp(earned * 10, 100)
  const taken = (part: number) => halfUp(part * 1000, gross)
  return {
    ...{ gross, earned, venue, support, own: earned - venue - support },
    lost: {
      earned: taken(earned),
      venue: taken(venue),
      support: taken(venue + support) - taken(venue),
    },
  }
}

async function buildThree(page: Page) {
  await page.goto('/dashboard?tab=add-product')
  await page.getByLabel('T-shirt', { exact: true }).check()
  await uploadPhotograph(page, await photographOfDrawing())
  await page.getByRole('button', { name: 'Artwork on the front' }).waitFor()
  await page.getByText('Prints sharp at this size.').waitFor()
  await page.getByLabel('Product Name').fill(NAMES[0]!)
  await page.getByLabel('Selling Price (£)').fill('29.99')
  for (const type of ['Hoodie', 'Tote']) {
    await page.getByLabel(type, { exact: true }).last().check()
    await page.getByLabel(`Price of the ${type.toLowerCase()} (£)`).waitFor()
  }
  await page.getByRole('button', { name: 'Send to Gigstall' }).click()
  await toastOf(page, 'Product created successfully!')
  const products = await db.from('products').orderBy('id')
  await makeFilesOfProducts()
  return products
}

async function approveAndActivate(page: Page) {
  await page.goto('/dashboard?tab=product-approvals')
  for (const name of NAMES) {
    await page.getByRole('button', { name: `Review ${name}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Review Product' })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.goto('/dashboard?tab=product-management')
  for (const name of NAMES) {
    await page.getByRole('button', { name: `Activate ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Deactivate ${name}`, exact: true }).waitFor()
  }
}

/** What the command says of the ledger and of both providers' records. */
async function checkLedger() {
  ace.ui.switchMode('raw')
  const { exitCode } = await ace.exec('ledger:check', ['--provider'])
  const lines = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.getRenderer().flushLogs()
  return { exitCode, lines: lines.join('\n') }
}

/** Imports the dates and makes their codes, each with one press. @returns tonight's gig, and the address on its poster */
async function importTour(page: Page) {
  await page.goto('/dashboard?tab=gigs')
  await page.getByRole('link', { name: 'Import dates' }).click()
  await page.getByLabel('File').setInputFiles({
    name: 'tour.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(elevenDates()),
  })
  await page.getByRole('button', { name: 'Check dates' }).click()
  await page.getByRole('button', { name: 'Save 11 dates' }).click()
  await page.getByRole('heading', { name: '11 gigs added' }).waitFor()
  await page.getByRole('link', { name: 'Codes and posters' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Make 11 posters' }).click()
  const posters = await readFile(await (await download).path())
  const gig = await db.from('gigs').orderBy('starts_at').firstOrFail()
  // The first poster is tonight's.
  const { drawing, pages } = picturesOf(posters)
  const address = await readQrCode(await sharp(Buffer.from(drawing)).png().toBuffer())
  return { gig, address, pages }
}

test.group('Browser: the whole of a band', (group) => {
  let phone: Browser | undefined
  group.each.setup(resetDatabase)
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)
  group.each.setup(() => withoutLimits())
  group.each.setup(fewOfEachType)
  group.each.setup(() => QuoteShipping.forget())
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))
  group.each.teardown(async () => phone?.close())

  test('from its sign-up over a drawing on three products, a gig, its sale and its sheet to the payout', async ({
    assert,
    browser,
    cleanup,
    visit,
  }) => {
    await useFolder(cleanup)
    const pass = useMovableClock(cleanup)
    const pageOfAnother = async (width: number) => {
      const context = await browser.newContext({
        baseURL: HttpSession.origin(),
        viewport: { width, height: 900 },
      })
      cleanup(() => context.close())
      return context.newPage()
    }
    // The queue reads the printer's catalogue every night; no screen does.
    await (await app.container.make(RefreshBlanks)).handle()
    const band = await visit('about:blank')
    await band.setViewportSize({ width: 1280, height: 1000 })
    await signUpBand(band, BAND, 'Night Bus')
    const [tee, ...others] = await buildThree(band)
    assert.deepEqual(
      [tee, ...others].map(({ name }) => name),
      NAMES
    )

    const office = await pageOfAnother(1280)
    const admin = await UserFactory.apply('admin').create()
    await signInAs(office, admin)
    for (const { id } of [tee, ...others]) {
      await office.goto(`/admin/products/${id}`)
      await office.getByRole('button', { name: 'Send to artist as it is' }).click()
      await toastOf(office, 'Status Updated')
    }
    await approveAndActivate(band)
    const { gig, address, pages } = await importTour(band)
    assert.equal(pages, 11)
    await band.goto(`/dashboard?tab=gigs&gig=${gig.id}`)
    await agreeShares(band, { venue: VENUE, support: SUPPORT })

    await band.goto('/dashboard?tab=team')
    await band.getByRole('button', { name: 'Invite someone' }).click()
    const invite = band.getByRole('dialog', { name: 'Invite someone' })
    await invite.getByLabel('Email').fill(MERCH.email)
    await invite.getByLabel('Role').selectOption('Merch')
    await invite.getByRole('button', { name: 'Send invitation' }).click()
    await band.getByRole('heading', { name: MERCH.email }).waitFor()
    await deliverMails()
    const merch = await pageOfAnother(375)
    await acceptInvitation(merch, MERCH, 'Night Bus')
    const tabs = merch.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
    await tabs.first().waitFor()
    await expect(tabs).toHaveText(['Gigs', 'QR codes'], { useInnerText: true })
    await merch.goto('/dashboard?tab=payouts')
    await merch.getByText('Your role in this band doesn’t allow this.').waitFor()

    const fan = await phoneSeeing(address)
    phone = fan.browser
    await fan.page.goto('/')
    await untilAwake(fan.page)
    await fan.page.getByRole('button', { name: 'Scan Artist QR Code' }).first().click()
    await fan.page.getByText(new RegExp(`^(You’re at|Today:) ${gig.name}$`)).waitFor()
    await fan.page
      .getByRole('link', { name: /^Last Tram Tee(?! \()/ })
      .first()
      .click()
    await fan.page.waitForURL((url) => url.pathname === `/product/${tee.id}`)
    await buyPieces(fan.page, PIECES)
    await stripeSandbox.deliveriesDone()
    await afterResponseDone()
    const order = await db.from('orders').firstOrFail()
    assert.deepInclude(order, { product_id: tee.id, quantity: PIECES, payment_status: 'paid' })

    // The gig has begun an hour ago.
    pass({ hours: 2 })
    const sums = reckoned(fromDecimal(tee.base_price))
    await merch.goto('/dashboard?tab=gigs')
    await merch.getByRole('link', { name: gig.name }).first().click()
    await merch.getByRole('link', { name: 'Settlement sheet' }).click()
    await merch.getByRole('button', { name: /how many people came/ }).click()
    await merch.getByRole('dialog').getByLabel('People').fill('100')
    await merch.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await merch.getByText('£1.20', { exact: true }).waitFor()
    await merch.getByText('1 of 1', { exact: true }).waitFor()
    assert.equal(await rowOf(merch, 'What sold', /^Gross/), `Gross 4 ${pounds(sums.gross)}`)
    for (const [name, amount] of [
      ['To the venue', pounds(sums.venue)],
      ['To the support act', pounds(sums.support)],
    ] as const)
      assert.equal(await rowOf(merch, 'Shares', name), `${name} ${amount} ${amount} –`)
    await merch.getByText(pounds(sums.own), { exact: true }).first().waitFor()
    await assertAccessible(merch, assert)
    await merch.getByRole('button', { name: 'Close and sign' }).click()
    await merch.getByRole('dialog').getByRole('button', { name: 'Close the sheet' }).click()
    await merch.getByText('Closed', { exact: true }).waitFor()

    // An admin's session has ended after an hour without use.
    await signInAs(office, admin)
    await refundTenPounds(office, order.order_number)
    await stripeSandbox.deliveriesDone()
    await merch.reload()
    const addendum = (name: string | RegExp) => rowOf(merch, 'What came after closing', name)
    const { lost } = sums
    assert.isTrue((await addendum(/^Refund/)).endsWith(`−£10.00 −${pounds(lost.earned)}`))
    assert.equal(await addendum(VENUE), `${VENUE} −${pounds(lost.venue)}`)
    assert.equal(await addendum(SUPPORT), `${SUPPORT} −${pounds(lost.support)}`)
    const left = sums.earned - lost.earned
    assert.equal(
      await addendum(/^With addenda/),
      `With addenda ${pounds(sums.gross - 1000)} ${pounds(left)}`
    )
    assert.equal(await rowOf(merch, 'What sold', /^Gross/), `Gross 4 ${pounds(sums.gross)}`)

    // What the queue, the printer and the post do: no screen is asked.
    assert.equal(await submit(order.checkout_id), 'done')
    await (await app.container.make(RegisterWebhook)).handle()
    const { id: printed } = (await atPrintful(order.checkout_id))!
    await printfulSandbox.orders.accept(printed)
    await printfulSandbox.orders.ship(printed)
    await printfulSandbox.webhooks.done()
    assert.equal((await db.from('orders').firstOrFail()).status, 'shipped')

    await band.goto('/dashboard?tab=payouts')
    await band.getByRole('button', { name: 'Set up payouts' }).click()
    // The login is hours old.
    await band.getByLabel('Your password', { exact: true }).fill(BAND.password)
    await band.getByRole('button', { name: 'Confirm', exact: true }).click()
    await band.getByRole('button', { name: 'Finish', exact: true }).click()
    await band.getByText('See or change your bank details').waitFor()
    await stripeSandbox.deliveriesDone()
    await runPayouts()
    assert.deepEqual(await payoutStatuses(), [], 'the holding time has begun only')
    pass({ hours: 15 * 24 })
    await runPayouts()
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await payoutStatuses(), [`paid ${toDecimal(pence(left))}`])
    await signInAndOpen(band, BAND, '/dashboard?tab=payouts')
    await band.getByRole('link', { name: /^Payout \d+$/ }).click()
    await band.getByRole('link', { name: order.order_number }).waitFor()
    await band.getByText(pounds(left)).first().waitFor()
    assert.deepEqual(await differences(), [])
    // Nothing is on its way any more, so that the records of Stripe and Printful can be held against it as well.
    pass({ hours: 1 })
    const check = await checkLedger()
    assert.equal(check.exitCode, 0, check.lines)
    assert.include(check.lines, 'The ledger agrees with everything')
  })
    .tags(['BAND-1'])
    .timeout(300_000)
})
