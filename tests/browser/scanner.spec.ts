import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { assertAccessible } from '#tests/support/axe'
import { phoneSeeing } from '#tests/support/camera'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { photoOfCode } from '#tests/support/qr_pictures'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import { expect } from '#tests/support/expect'

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan Artist QR Code' })

const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan Artist QR Code' }).first()

/** Of the hero, as soon as the page answers to presses. */
async function pressScan(page: Page) {
  await untilAwake(page)
  await scanButton(page).click()
}

async function openScanner(page: Page) {
  await pressScan(page)
  await scanner(page).waitFor()
}

async function givenCode() {
  const { artist } = await givenActiveProduct({})
  const { code } = await givenScannedCode({ artist })
  const address = `${HttpSession.origin()}/artist/${artist.id}/store?qr=${code.code}`
  return { artist, code, address }
}

const storeOf = (id: number) => (url: URL) => url.pathname === `/store/${id}`

test.group('Browser: the scanner with a camera', (group) => {
  let browser: Browser | undefined
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.teardown(async () => browser?.close())

  test('the camera reads a code and opens the store; reader and camera wait for the press', async ({
    assert,
  }) => {
    const { artist, code, address } = await givenCode()
    const phone = await phoneSeeing(address)
    browser = phone.browser
    const { page } = phone
    const fetched: string[] = []
    const scans: string[] = []
    page.on('request', (request) => {
      if (/qr_worker|\.wasm/.test(request.url())) fetched.push(request.url())
      if (request.method() === 'POST') scans.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    assert.deepEqual(fetched, [])

    // A good view of the code, and the dialog is gone as soon as it came.
    await pressScan(page)
    await page.waitForURL(storeOf(artist.id))
    assert.equal(new URL(page.url()).searchParams.get('qr'), code.code)
    await scanner(page).waitFor({ state: 'detached' })
    await expect.poll(() => scans).toEqual([`/api/qr-codes/${code.code}/scan`])

    const worker = fetched.find((url) => url.includes('qr_worker'))!
    const wasm = fetched.find((url) => url.includes('.wasm'))!
    for (const url of [worker, wasm]) {
      assert.equal(new URL(url).origin, HttpSession.origin())
      const answer = await page.request.get(url)
      assert.equal(answer.headers()['cache-control'], 'public, max-age=31536000, immutable')
    }
    const [ofWorker, ofPage] = await Promise.all([page.request.get(worker), page.request.get('/')])
    assert.include(ofWorker.headers()['content-security-policy'], `'wasm-unsafe-eval'`)
    assert.notInclude(ofPage.headers()['content-security-policy'], 'wasm-unsafe-eval')
    assert.include(ofPage.headers()['permissions-policy'], 'camera=(self)')
  }).tags(['SCAN-1'])

  test("another site's code is refused kindly, with the ways on, and never followed", async ({
    assert,
  }) => {
    const phone = await phoneSeeing('https://evil.test/artist/1/store?qr=ABCD1234')
    browser = phone.browser
    const { page } = phone
    const foreign: string[] = []
    page.on('request', (request) => request.url().includes('evil') && foreign.push(request.url()))
    await page.goto('/')
    await openScanner(page)
    await scanner(page).getByText('Not one of our codes').waitFor()
    await assertAccessible(page, assert)
    assert.equal(page.url(), `${HttpSession.origin()}/`)
    assert.deepEqual(foreign, [])
    await scanner(page).getByRole('link', { name: 'Discover Artists' }).click()
    await page.waitForURL((url) => url.pathname === '/artists')
    await scanner(page).waitFor({ state: 'detached' })
  }).tags(['SCAN-4'])

  test('a code that is switched off opens the store, which says so; an unknown one is refused kindly', async ({
    assert,
  }) => {
    const { artist, code, address } = await givenCode()
    await code.merge({ isActive: false }).save()
    const phone = await phoneSeeing(address)
    browser = phone.browser
    await phone.page.goto('/')
    await openScanner(phone.page)
    await phone.page.waitForURL(storeOf(artist.id))
    await phone.page.getByText('This QR code is switched off').waitFor()

    await artist.merge({ isHidden: true }).save()
    await phone.page.goto('/')
    await openScanner(phone.page)
    await scanner(phone.page).getByText('We don’t know this code').waitFor()
    assert.equal(phone.page.url(), `${HttpSession.origin()}/`)
  }).tags(['SCAN-3', 'SCAN-4'])

  test('no permission is explained, and the other ways stay open', async ({ assert }) => {
    const { artist, code } = await givenCode()
    const phone = await phoneSeeing(null, false)
    browser = phone.browser
    const { page } = phone
    await page.goto('/')
    await openScanner(page)
    await scanner(page).getByText('No permission for the camera').waitFor()
    await assertAccessible(page, assert)
    await page.context().grantPermissions(['camera'])
    await scanner(page).getByRole('button', { name: 'Try again' }).click()
    await page.locator('[data-camera="live"]').waitFor()
    await scanner(page).getByLabel('Code', { exact: true }).fill(code.code)
    await page.keyboard.press('Enter')
    await page.waitForURL(storeOf(artist.id))
  }).tags(['SCAN-5'])

  test('a reader that does not load is said, and asked for again', async () => {
    const { artist, address } = await givenCode()
    const phone = await phoneSeeing(address)
    browser = phone.browser
    const { page } = phone
    await page.route('**/*.wasm', (route) => route.abort())
    await page.goto('/')
    await openScanner(page)
    await scanner(page).getByText('The scanner didn’t load').waitFor()
    await page.unroute('**/*.wasm')
    await scanner(page).getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(storeOf(artist.id))
  })

  test('a lamp can be switched on where the camera has one', async ({ assert }) => {
    const phone = await phoneSeeing(null)
    browser = phone.browser
    const { page } = phone
    await page.addInitScript(() => {
      const asked: unknown[] = []
      Object.assign(window, { asked })
      Object.assign(MediaStreamTrack.prototype, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: async (wanted: unknown) => void asked.push(wanted),
      })
    })
    await page.goto('/')
    await openScanner(page)
    const torch = scanner(page).getByRole('button', { name: 'Torch' })
    await torch.click()
    await scanner(page).getByRole('button', { name: 'Torch', pressed: true }).click()
    await scanner(page).getByRole('button', { name: 'Torch', pressed: false }).waitFor()
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
    await expect.poll(asked).toEqual([true, false].map((on) => ({ advanced: [{ torch: on }] })))
    await assertAccessible(page, assert)
  })

  test('the camera is let go when the dialog closes and when the page is hidden', async ({}) => {
    const phone = await phoneSeeing(null)
    browser = phone.browser
    const { page } = phone
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      const tracks: MediaStreamTrack[] = []
      Object.assign(window, { tracks })
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted)
        tracks.push(...stream.getTracks())
        return stream
      }
    })
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
          (track) => track.readyState
        )
      )
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)

    await page.goto('/')
    await openScanner(page)
    await page.locator('[data-camera="live"]').waitFor()
    await expect.poll(states).toEqual(['live'])
    await hide(true)
    await page.locator('[data-camera="stopped"]').waitFor()
    await expect.poll(states).toEqual(['ended'])
    await hide(false)
    await page.locator('[data-camera="live"]').waitFor()
    await page.keyboard.press('Escape')
    await scanner(page).waitFor({ state: 'detached' })
    await expect.poll(states).toEqual(['ended', 'ended'])
  }).tags(['SCAN-1'])
})

test.group('Browser: the scanner without a camera', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a missing camera and an insecure address are explained, each in its words', async ({
    assert,
    browserContext,
  }) => {
    await browserContext.grantPermissions(['camera'])
    const page = await browserContext.newPage()
    await page.goto('/')
    await openScanner(page)
    await scanner(page).getByText('No camera found').waitFor()
    await assertAccessible(page, assert)

    const insecure = await browserContext.newPage()
    await insecure.addInitScript(() =>
      Object.defineProperty(window, 'isSecureContext', { value: false })
    )
    await insecure.goto('/')
    await openScanner(insecure)
    await scanner(insecure).getByText('The camera needs a secure address').waitFor()
  }).tags(['SCAN-5'])

  test('a picture from the phone is read here, a large one with a small code too', async ({
    assert,
    visit,
  }) => {
    const { artist, address } = await givenCode()
    const page = await visit('/')
    await openScanner(page)
    const picture = page.getByLabel('A photo of the code')
    const choose = async (name: string, buffer: Buffer) =>
      picture.setInputFiles({ name, mimeType: 'image/png', buffer })

    await choose('notes.png', Buffer.from('no picture'))
    await scanner(page).getByText('We can’t open this photo').waitFor()
    await choose('table.png', await photoOfCode(null, { width: 800, height: 600, codeSide: 0 }))
    await scanner(page).getByText('No code in this photo').waitFor()
    const wifi = { width: 800, height: 600, codeSide: 300 }
    await choose('wifi.png', await photoOfCode('WIFI:S:venue;T:WPA;P:x;;', wifi))
    await scanner(page).getByText('Not one of our codes').waitFor()
    assert.equal(page.url(), `${HttpSession.origin()}/`)

    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const large = { width: 4000, height: 3000, codeSide: 420 }
    await choose('gig.png', await photoOfCode(address, large))
    await page.waitForURL(storeOf(artist.id))
    assert.isTrue(sent.every((url) => url.endsWith('/scan')))
  }).tags(['SCAN-2'])

  test('typed, a code leads on in any case; a wrong one is said under its field, which keeps the focus', async ({
    assert,
    visit,
  }) => {
    const { artist, code } = await givenCode()
    const page = await visit('/')
    await openScanner(page)
    const field = scanner(page).getByLabel('Code', { exact: true })
    await field.fill('NO-SUCH-CODE')
    await page.keyboard.press('Enter')
    await scanner(page).getByText('This code isn’t one of ours.').waitFor()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await assertAccessible(page, assert)
    await field.fill(code.code.toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(storeOf(artist.id))
  }).tags(['SCAN-3'])

  test('Escape closes it and gives the focus back to its button', async ({ visit }) => {
    const page = await visit('/')
    await untilAwake(page)
    const button = scanButton(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await scanner(page).waitFor()
    await page.keyboard.press('Escape')
    await scanner(page).waitFor({ state: 'detached' })
    await page.waitForFunction(
      (label) => document.activeElement?.textContent?.trim() === label,
      'Scan Artist QR Code'
    )
  })

  test("a browser's own reader is used where there is one, and ours where it fails", async ({
    assert,
    browserContext,
  }) => {
    const { artist, address } = await givenCode()
    const photo = await photoOfCode(address, { width: 800, height: 600, codeSide: 300 })
    const file = { name: 'code.png', mimeType: 'image/png', buffer: photo }
    for (const works of [true, false]) {
      const page = await browserContext.newPage()
      const fetched: string[] = []
      page.on('request', (request) => request.url().includes('.wasm') && fetched.push('wasm'))
      await page.addInitScript(
        ([text, isWorking]) => {
          class BarcodeDetector {
            static getSupportedFormats = async () => ['qr_code']
            async detect() {
              if (!isWorking) throw new DOMException('Service unavailable', 'NotSupportedError')
              return [{ rawValue: text }]
            }
          }
          Object.assign(window, { BarcodeDetector })
        },
        [address, works] as const
      )
      await page.goto('/')
      await openScanner(page)
      await page.getByLabel('A photo of the code').setInputFiles(file)
      await page.waitForURL(storeOf(artist.id))
      assert.deepEqual(fetched, works ? [] : ['wasm'])
    }
  }).tags(['SCAN-1'])

  test('without scripts the button leads to a page where the code is typed', async ({
    assert,
    browser,
  }) => {
    const { artist, code } = await givenCode()
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: HttpSession.origin() })
    await page.goto('/')
    await scanButton(page).click()
    await page.getByLabel('Code', { exact: true }).fill('wrong-code')
    await page.getByRole('button', { name: 'Open the store' }).click()
    await page.getByText('This code isn’t one of ours.').waitFor()
    await page.getByLabel('Code', { exact: true }).fill(code.code.toLowerCase())
    await page.getByRole('button', { name: 'Open the store' }).click()
    await page.waitForURL(storeOf(artist.id))
    assert.include(page.url(), `qr=${code.code}`)
    await page.close()
  }).tags(['SCAN-3'])
})
