import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { BrowserContext, Locator, Page } from 'playwright'
import type Product from '#catalog/models/product'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { saveData } from '#tests/support/save_data'
import { withFreshContexts } from '#tests/support/shared_context'
import { expect } from '#tests/support/expect'

const PHONE = { width: 375, height: 812 }

/** A page without prefetching: the scripts of a press are requested by the press. */
async function openSavingData(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await saveData(page)
  await page.goto(path)
  await untilAwake(page)
  await untilRecoverable(page)
  await page.waitForLoadState('networkidle')
  return page
}

/** The script that shows a failure came: the page asks for it once it is awake. */
const untilRecoverable = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) =>
          /\/recovery-/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0
      )
  )

type Island = { title: string; path: (product: Product) => string; press: (page: Page) => unknown }

const onProduct = (product: Product) => `/product/${product.id}`
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const islands: Island[] = [
  { title: 'Buy Now', path: onProduct, press: button('Buy Now') },
  { title: 'Cart', path: onProduct, press: button(/^View Cart/) },
  { title: 'Menu', path: onProduct, press: button('Menu') },
  { title: 'Look closer', path: onProduct, press: button(/^Look closer/) },
  { title: 'Scan Artist QR Code', path: () => '/', press: button('Scan Artist QR Code') },
]

/** A visit without a new document. */
async function visitArtists(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('banner').getByRole('link', { name: 'Artists' }).press('Enter')
}

/** The button, once no request is in progress. */
const tryAgain = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Try again', disabled: false })

const frame = (page: Page, title: string) => page.getByRole('dialog', { name: title })

async function assertPageStays(page: Page, assert: Assert) {
  assert.isAbove(await page.locator('h1').count(), 0, 'the page is still there')
  assert.equal(await page.getByText('Loading...').filter({ visible: true }).count(), 0)
}

test.group('Browser: a script that fails to load', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('of {title} keeps the page, says why, and loads with Try again')
    .tags(['NET-1'])
    .with(islands)
    .run(async ({ assert, browserContext }, { title, path, press }) => {
      const { product } = await givenActiveProduct({})
      const page = await openSavingData(browserContext, path(product))
      await browserContext.setOffline(true)
      await press(page)
      await frame(page, title).getByText('No connection.').waitFor()
      await assertPageStays(page, assert)
      await tryAgain(frame(page, title)).click()
      await tryAgain(frame(page, title)).waitFor()
      await frame(page, title).getByText('No connection.').waitFor()
      await browserContext.setOffline(false)
      await tryAgain(frame(page, title)).click()
      await page.getByText('No connection.').waitFor({ state: 'detached' })
      await page.getByRole('dialog').waitFor()
    })

  test('can be dismissed with Close, and is requested again by the next press', async ({
    browserContext,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await openSavingData(browserContext, onProduct(product))
    await browserContext.setOffline(true)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await frame(page, 'Buy Now').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await browserContext.setOffline(false)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await frame(page, 'Buy Now').getByLabel('Full name').waitFor()
  }).tags(['NET-1'])

  test('because the shop was deployed reloads the page, with what was chosen and opened', async ({
    assert,
    browserContext,
  }) => {
    const { product } = await givenActiveProduct({ colors: ['Black', 'White'] })
    const page = await openSavingData(browserContext, onProduct(product))
    let isDeployed = true
    let documents = 0
    await page.route('**/assets/*.js', (route) =>
      isDeployed ? route.fulfill({ status: 404 }) : route.fallback()
    )
    await page.route('**/product/*', (route) => {
      isDeployed = false
      documents += 1
      return route.fallback()
    })
    await page.getByRole('radio', { name: 'L', exact: true }).check()
    await page.getByRole('radio', { name: 'White', exact: true }).check()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const name = frame(page, 'Buy Now').getByLabel('Full name')
    await name.waitFor()
    assert.equal(documents, 1)
    const legends = page.locator('main fieldset legend')
    await expect(legends).toHaveText(['Colour: White', 'Size: L'])
  }).tags(['NET-2'])

  test('and is missing for good reloads the page once, then says so', async ({
    assert,
    browserContext,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await openSavingData(browserContext, onProduct(product))
    let documents = 0
    await page.route('**/assets/buy_now-*', (route) => route.fulfill({ status: 404 }))
    await page.route('**/product/*', (route) => {
      documents += 1
      return route.fallback()
    })
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await frame(page, 'Buy Now').getByText('This page is out of date.').waitFor()
    assert.equal(documents, 1)
    await assertPageStays(page, assert)
  }).tags(['NET-2'])

  test('keeps what was typed into any form when the page is reloaded, but no password', async ({
    assert,
    browserContext,
  }) => {
    const page = await openSavingData(browserContext, '/register')
    const email = page.getByLabel('Email')
    const secret = page.getByLabel('Password', { exact: true })
    await email.fill('nia@example.com')
    await secret.fill('three random words')
    let isDeployed = true
    await page.route('**/assets/*.js', (route) =>
      isDeployed ? route.fulfill({ status: 404 }) : route.fallback()
    )
    await page.route('**/register', (route) => {
      isDeployed = false
      return route.fallback()
    })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor()
    await expect(page.locator('input[type=email]')).toHaveValue('nia@example.com')
    await expect(page.locator('input[autocomplete=new-password]')).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
    assert.notInclude(stored, 'three random words')
  }).tags(['NET-2'])

  test('of the next page keeps this one and says so; a removed one loads the next page as a document', async ({
    assert,
    browserContext,
  }) => {
    const page = await openSavingData(browserContext, '/browse')
    await page.route('**/assets/artists-*.js', (route) => route.abort())
    await visitArtists(page)
    await page.getByText('No connection').first().waitFor()
    assert.equal(new URL(page.url()).pathname, '/browse')
    await page.unroute('**/assets/artists-*.js')

    let documents = 0
    await page.route('**/assets/artists-*.js', (route) =>
      documents === 0 ? route.fulfill({ status: 404 }) : route.fallback()
    )
    await page.route('**/artists', (route) => {
      if (route.request().resourceType() === 'document') documents += 1
      return route.fallback()
    })
    await visitArtists(page)
    await page.waitForURL((url) => url.pathname === '/artists')
    assert.equal(documents, 1)
  }).tags(['NET-3'])

  test('of the first page is reported beside the server’s markup, with a button to reload', async ({
    browserContext,
  }) => {
    for (const lost of ['**/assets/app-*.js', '**/assets/browse-*.js']) {
      const page = await browserContext.newPage()
      await page.route(lost, (route) => route.abort())
      await page.goto('/browse', { waitUntil: 'commit' })
      await page.getByText('Part of this page didn’t load').waitFor()
      await page.unroute(lost)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Part of this page didn’t load').waitFor({ state: 'detached' })
      await untilAwake(page)
      await page.close()
    }
  }).tags(['NET-3'])
})

test.group('Browser: a page that throws', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('keeps the header and links, and the next page works', async ({
    assert,
    browserContext,
  }) => {
    const page = await openSavingData(browserContext, '/browse')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const body = 'export default () => { throw new Error("Nia Front-Row") }'
    await page.route('**/assets/artists-*.js', (route) =>
      route.fulfill({ body, contentType: 'text/javascript' })
    )
    await visitArtists(page)
    await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
    assert.notInclude(said.join(), 'Nia')
    await page.getByRole('banner').getByRole('link', { name: 'Merch' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Merch' }).waitFor()
  }).tags(['NET-4'])
})

test.group('Browser: prefetching', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('loads what a product page may need next, so that it opens without a network', async ({
    browserContext,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await browserContext.newPage()
    await page.goto(onProduct(product))
    await page.waitForFunction(() =>
      ['buy_now', 'cart_drawer', 'menu_sheet', 'zoom_dialog'].every((name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`${name}-`))
      )
    )
    await page.waitForLoadState('networkidle')
    await browserContext.setOffline(true)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await frame(page, 'Buy Now').getByLabel('Full name').waitFor()
  }).tags(['NET-6'])

  test('is off with data saver or a slow network', async ({ assert, browserContext }) => {
    const { product } = await givenActiveProduct({})
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
      const page = await browserContext.newPage()
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.goto(onProduct(product))
      await untilAwake(page)
      await page.waitForLoadState('networkidle')
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => entry.name)
      )
      assert.isEmpty(names.filter((name) => /buy_now|cart_drawer|menu_sheet/.test(name)))
      await page.close()
    }
  }).tags(['NET-6'])
})
