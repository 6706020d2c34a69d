/** One page on a new phone: what is painted when, what shifts, and how long presses take. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPhone } from './phone.js'

/** After the page has loaded: later pictures and scripts that come when the page is idle. */
const SETTLE_MS = 2_500

/** Waits until the browser has reported a press. */
const TOLD_MS = 600

const dialog = (page) => page.getByRole('dialog')
const button = (page, name) => page.getByRole('button', { name })

async function openAndClose(page, name) {
  await button(page, name).first().tap()
  await dialog(page).waitFor()
  await sleep(TOLD_MS)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

const openMenu = (page) => openAndClose(page, 'Menu')
const openCart = (page) => openAndClose(page, /^View Cart/)
const pressBuyNow = (page) => openAndClose(page, 'Buy Now')

/** Chooses a size that is not chosen yet. */
export async function chooseSize(page) {
  const size = page.locator('.buy-bar fieldset:last-of-type input:enabled:not(:checked)').first()
  const value = await size.getAttribute('value')
  await size.tap()
  await page.locator(`.buy-bar input:checked[value="${value}"]`).first().waitFor()
}

const PRESSES = {
  'Landing page': [openMenu, openCart],
  'Browse page': [openMenu, openCart],
  'Store page': [openMenu, openCart],
  'Product page': [openMenu, chooseSize, openCart, pressBuyNow],
}

/** @returns `{ lcp, cls, inp, bytes }` with the elements that caused them */
export async function vitalsOf({ name, address, ...phoneOptions }) {
  const phone = await openPhone(phoneOptions)
  try {
    const { page } = phone
    await page.goto(address, { waitUntil: 'load' })
    const bytes = phone.received()
    await sleep(SETTLE_MS)
    const { lcp, largest } = await page.evaluate(() => ({ ...window.vitals }))
    for (const press of PRESSES[name]) await press(page)
    await sleep(TOLD_MS)
    return { ...(await page.evaluate(() => ({ ...window.vitals }))), lcp, largest, bytes }
  } finally {
    await phone.close()
  }
}
