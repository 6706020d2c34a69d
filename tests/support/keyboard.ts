import type { Locator, Page } from 'playwright'

const MOST_STOPS = 80

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Presses Tab until something has the focus, as a user without a mouse has to. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}
