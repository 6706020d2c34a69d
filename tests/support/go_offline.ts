import type { Page } from 'playwright'

/** For so long nothing may have been fetched, in ms: on a busy machine the idle moments of a page are far apart. */
const QUIET = 1_500

type Watched = Window & { fetched?: { count: number; since: number } }

/** Cuts the network once the page has fetched its scripts, those for later too, so that a press is still answered. */
export async function goOffline(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isQuiet, QUIET, { polling: 200 })
  await page.context().setOffline(true)
}

/** Whether nothing was fetched for so long, counted from the first call on a page. */
function isQuiet(quiet: number): boolean {
  const watched = window as Watched
  const count = performance.getEntriesByType('resource').length
  if (watched.fetched?.count !== count) watched.fetched = { count, since: performance.now() }
  return performance.now() - watched.fetched.since > quiet
}
