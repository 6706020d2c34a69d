import { setTimeout } from 'node:timers/promises'
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

/** How long opening a context may take before the browser counts as hung. */
const HUNG_MS = 20_000

/**
 * The installed Chromium that `npm test` found (CHROMIUM_PATH). One that hangs or has crashed is replaced, so that it
 * fails at most the test it happened in and not every test after it.
 */
export async function launchChromium(): Promise<Browser> {
  const browser = await launchChromiumWith([])
  let current = browser.newContext.bind(browser)
  let close = browser.close.bind(browser)
  browser.newContext = async (options) => {
    const context = await Promise.race([current(options).catch(asCrash), timeOut(HUNG_MS)])
    if (context) return context
    console.warn('Chromium hangs or has crashed: another one is started.')
    void close().catch(() => {})
    const next = await launchChromiumWith([])
    current = next.newContext.bind(next)
    close = next.close.bind(next)
    return current(options)
  }
  browser.close = (options) => close(options)
  return browser
}

function asCrash(error: Error): undefined {
  if (!/has been closed|crashed/.test(error.message)) throw error
}

function timeOut(ms: number): Promise<undefined> {
  return setTimeout(ms, undefined, { ref: false })
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
