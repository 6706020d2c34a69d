/** From the scanned code to the paid order by Express checkout, on a new phone. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPhone } from './phone.js'
import { chooseSize } from './page_vitals.js'

/** The time a person takes to find the next button, which does not count as waiting. */
const LOOK_MS = 1_000

const PAYMENT_PAGE = '/sandbox/stripe/pay/'

/** Presses and typed keys of all pages, as the browser reports them. */
function countEffort(effort) {
  return async (page) => {
    await page.exposeFunction('noteEffort', (what) => void effort[what]++)
    await page.addInitScript(() => {
      const note = (what) => (event) => event.isTrusted && window.noteEffort(what)
      window.addEventListener('click', note('presses'), true)
      window.addEventListener('keydown', note('typed'), true)
    })
  }
}

/** Until then a press is only remembered: React has not taken over the page that the server sent. */
const isAwake = (page) =>
  page.waitForFunction(() => {
    const button = document.querySelector('.buy-bar button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps$'))
  })

/** The screens in order, by the first part of their addresses. */
function screensOf(page) {
  const seen = []
  page.on('framenavigated', (frame) => {
    const [, screen = ''] = new URL(frame.url()).pathname.split('/')
    if (frame === page.mainFrame() && seen.at(-1) !== screen) seen.push(screen)
  })
  return seen
}

/**
 * @param options `scanned`: the address in the code, `products`: the ids that may be chosen
 * @returns `{ waits, bytes, presses, typed, screens }`: ms by step, bytes until Buy Now works, screens until the payment
 */
export async function journey({ scanned, products, ...phoneOptions }) {
  const phone = await openPhone(phoneOptions)
  const { page } = phone
  const effort = { presses: 0, typed: 0 }
  const waits = {}
  const waiting = async (step, work) => {
    const start = performance.now()
    await work()
    waits[step] = performance.now() - start
  }
  try {
    await countEffort(effort)(page)
    const screens = screensOf(page)
    const goods = page
      .locator(products.map((id) => `main a[href="/product/${id}"]`).join(','))
      .first()
    await waiting('store', async () => {
      await page.goto(scanned, { waitUntil: 'commit' })
      await goods.waitFor()
    })
    await sleep(LOOK_MS)
    await waiting('product', async () => {
      await goods.tap()
      await page.waitForURL('**/product/*', { waitUntil: 'commit' })
      await page.locator('.buy-bar fieldset').last().waitFor()
    })
    await isAwake(page)
    const bytes = phone.received()
    await sleep(LOOK_MS)
    await waiting('size', () => chooseSize(page))
    await sleep(LOOK_MS)
    await waiting('payment', async () => {
      await page.getByRole('button', { name: 'Express checkout' }).tap()
      await page.waitForURL((url) => url.pathname.startsWith(PAYMENT_PAGE), { waitUntil: 'commit' })
    })
    const toPay = screens.slice()
    await page.getByRole('button', { name: 'Pay with a wallet' }).tap()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    return { waits, bytes, ...effort, screens: toPay }
  } finally {
    await phone.close()
  }
}
