/** One page on a new phone: what is painted when, what shifts, and how long presses take. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPhone } from './phone.js'

/** After the page has loaded: later pictures and scripts that come when the page is idle. */
const SETTLE_MS = 2_500

/** Waits until the browser has reported a press. */
const TOLD_MS = 600

const button = (page, name) => page.getByRole('button', { name })

/**
 * Taps as a finger does, and asks the page nothing until the press was reported: looking for elements by their role keeps
 * the page busy longer than the press does.
 */
async function tap(page, target) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  await sleep(TOLD_MS)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await sleep(TOLD_MS)
}

async function openAndClose(page, name) {
  const dialog = page.locator('[role=dialog]')
  await tap(page, button(page, name).first())
  await dialog.waitFor()
  await sleep(TOLD_MS)
  await page.keyboard.press('Escape')
  await sleep(TOLD_MS)
  await dialog.waitFor({ state: 'detached' })
}

const openMenu = (page) => openAndClose(page, 'Menu')
const openCart = (page) => openAndClose(page, /^View Cart/)
const pressBuyNow = (page) => openAndClose(page, 'Buy Now')

/** A size that is not chosen yet. */
const otherSize = (page) =>
  page.locator('.buy-bar fieldset:last-of-type input:enabled:not(:checked)').first()

/** Chooses another size, with `press` on its radio button. */
export async function chooseSize(page, press = (radio) => radio.tap()) {
  const value = await otherSize(page).getAttribute('value')
  await press(otherSize(page))
  await page.locator(`.buy-bar input:checked[value="${value}"]`).first().waitFor()
}

const pressSize = (page) => chooseSize(page, (radio) => tap(page, radio))

const PRESSES = {
  'Landing page': [openMenu, openCart],
  'Browse page': [openMenu, openCart],
  'Store page': [openMenu, openCart],
  'Product page': [openMenu, pressSize, openCart, pressBuyNow],
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
