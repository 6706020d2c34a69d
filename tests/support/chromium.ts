import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { watchPolicy } from '#tests/support/policy_violations'
import { shareContexts } from '#tests/support/shared_context'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a context share a process, which has compiled the scripts of the shop already.
  '--renderer-process-limit=1',
]

/**
 * Launches the installed Chromium that `npm test` found (CHROMIUM_PATH). A browser that hangs or has crashed is replaced
 * before the next test.
 * @param options.hungAfter how long opening or closing a context may take before the browser counts as hung, in ms
 * @param options.sharesContexts hands the context of a test on to the next (shared_context.ts)
 */
export async function launchChromium({
  hungAfter = 20_000,
  sharesContexts = false,
} = {}): Promise<Browser> {
  const browser = await launchChromiumWith([])
  let open = browser.newContext.bind(browser)
  let close = browser.close.bind(browser)
  let isHung = false

  const openContext = async (options?: BrowserContextOptions) => {
    const context = await open(options)
    const closeContext = context.close.bind(context)
    context.close = async (reason) => {
      isHung = !(await succeedsWithin(hungAfter, closeContext(reason)))
    }
    return context
  }
  browser.newContext = async (options) => {
    if (!isHung) {
      const context = openContext(options)
      if (await succeedsWithin(hungAfter, context)) return context
    }
    console.warn('Chromium hangs or has crashed: another one is started.')
    void close().catch(() => {})
    const next = await launchChromiumWith([])
    open = next.newContext.bind(next)
    close = next.close.bind(next)
    isHung = false
    return openContext(options)
  }
  browser.close = async (options) => void (await succeedsWithin(hungAfter, close(options)))
  return sharesContexts ? shareContexts(browser, goToAwakePages) : browser
}

/** False where the browser has crashed or does not answer in time; other errors are thrown. */
async function succeedsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    (error: Error) => {
      if (/has been closed|crashed/.test(error.message)) return false
      throw error
    }
  )
  return Promise.race([done, setTimeout(milliseconds, false, { ref: false })])
}

/** A second browser with other flags: a camera, say. */
export async function launchChromiumWith(flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    // Animations cost time in tests: those that are about motion ask for it.
    const context = await newContext({ reducedMotion: 'reduce', ...options })
    if (options?.javaScriptEnabled !== false) context.on('page', goToAwakePages)
    return context
  }
  return browser
}

/**
 * Makes `goto`, `reload`, `goBack` and `goForward` wait until the page is interactive: on a busy machine a test is faster
 * than a page's scripts, as no user is. Pages without scripts of ours are left as they are after a while; a test that
 * holds scripts back waits for `commit` alone.
 */
function goToAwakePages(page: Page) {
  watchPolicy(page)
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await untilAwake(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    await untilAwake(page)
    return answer
  }
  for (const name of ['goBack', 'goForward'] as const) {
    const go = page[name].bind(page)
    page[name] = async (options) => {
      const answer = await go(options)
      await untilAwake(page)
      return answer
    }
  }
}

/** Hydration alone may take several seconds on a busy machine. */
const untilAwake = (page: Page) =>
  page.waitForFunction(isAwake, undefined, { timeout: 10_000 }).catch(() => {})

/** Whether React has hydrated the server's markup. */
function isAwake(): boolean {
  const app = document.querySelector('#app')
  if (!app) return true
  const parts = [...app.children].flatMap((part) => Object.keys(part))
  return parts.some((key) => key.startsWith('__reactProps$'))
}
