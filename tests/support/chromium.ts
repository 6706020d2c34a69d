import { chromium, type Browser, type Page } from 'playwright'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The installed Chromium that `npm test` found (CHROMIUM_PATH). */
export function launchChromium(): Promise<Browser> {
  return launchChromiumWith([])
}

/** Another one beside it, with flags of its own: a camera, say. */
export async function launchChromiumWith(flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    // Motion is what tests wait for and processors draw: those that are about it ask for it.
    const context = await newContext({ reducedMotion: 'reduce', ...options })
    if (options?.javaScriptEnabled !== false) context.on('page', goToAwakePages)
    return context
  }
  return browser
}

/**
 * A page that was gone to can be used: on a busy machine a test is faster than a page's scripts, which nobody is. Pages
 * without scripts of ours, and those whose scripts a test holds back, are left as they are after a while.
 */
function goToAwakePages(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    await page.waitForFunction(isAwake, undefined, { timeout: 3000 }).catch(() => {})
    return answer
  }
}

/** React has taken over what the server sent. */
function isAwake(): boolean {
  const app = document.querySelector('#app')
  if (!app) return true
  const parts = [...app.children].flatMap((part) => Object.keys(part))
  return parts.some((key) => key.startsWith('__reactProps$'))
}
