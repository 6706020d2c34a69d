import type { Page } from 'playwright'

/** Cuts the network once the page has loaded its scripts, so that a press is still answered. */
export async function goOffline(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
