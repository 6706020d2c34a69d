import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** What a test may do to a context that cleaning does not undo: such a context is closed. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const

const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

const EVENTS = [
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'console',
] as const

type Shared = {
  context: BrowserContext
  /** Stays open, so that the process with the compiled scripts does too. */
  keptPage: Page
  session: CDPSession
  isInUse: boolean
  isSpoilt: boolean
}

let isAllowed = true

/** For `group.setup` of tests that need a browser without cached scripts: each gets a context of its own. */
export function withFreshContexts() {
  isAllowed = false
  return () => {
    isAllowed = true
  }
}

/**
 * Makes the browser hand the context of a test on to the next test, without its cookies, storage, pages and listeners.
 * Cached and compiled scripts stay. A test that asks for options of its own, or for a second context, gets a new one.
 * @param onPage what listens for the pages of every context
 */
export function shareContexts(browser: Browser, onPage: (page: Page) => void): Browser {
  const open = browser.newContext.bind(browser)
  let shared: Shared | undefined

  browser.newContext = async (options) => {
    if (!isAllowed || shared?.isInUse || !isShareable(options)) return open(options)
    shared ??= await openShared(() => open(options), options.baseURL, {
      onPage,
      forget: () => (shared = undefined),
    })
    shared.isInUse = true
    return shared.context
  }
  return browser
}

/** The options of the browser client for each test: the address of the shop alone. */
function isShareable(
  options: BrowserContextOptions | undefined
): options is BrowserContextOptions & { baseURL: string } {
  return options?.baseURL !== undefined && Object.keys(options).length === 1
}

async function openShared(
  open: () => Promise<BrowserContext>,
  baseURL: string,
  { onPage, forget }: { onPage: (page: Page) => void; forget: () => void }
): Promise<Shared> {
  const context = await open()
  const keptPage = await context.newPage()
  await keptPage.goto(`${baseURL}/health`)
  const session = await context.newCDPSession(keptPage)
  const shared: Shared = { context, keptPage, session, isInUse: true, isSpoilt: false }

  const spoil = () => void (shared.isSpoilt = true)
  for (const name of LASTING) spoilBy(context, name, spoil)
  spoilBy(context.clock, 'install', spoil)

  const closeContext = context.close.bind(context)
  context.close = async (options) => {
    const isClean =
      !shared.isSpoilt &&
      (await Promise.race([
        cleaned(shared, baseURL, onPage),
        setTimeout(10_000, false, { ref: false }),
      ]))
    if (isClean) {
      shared.isInUse = false
      return
    }
    forget()
    await closeContext(options)
  }
  return shared
}

/** Calls `spoil` whenever the method is called. */
function spoilBy<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  spoil: () => void
) {
  const method = target[name].bind(target) as (...args: unknown[]) => unknown
  target[name] = ((...args: unknown[]) => {
    spoil()
    return method(...args)
  }) as never
}

/** @returns false where the browser does not answer any more */
async function cleaned(
  { context, keptPage, session }: Shared,
  baseURL: string,
  onPage: (page: Page) => void
): Promise<boolean> {
  try {
    const pages = context.pages().filter((page) => page !== keptPage)
    await Promise.all(pages.map((page) => page.close()))
    for (const event of EVENTS) context.removeAllListeners(event)
    context.on('page', onPage)
    await context.clearCookies()
    await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: STORAGE })
    return true
  } catch {
    return false
  }
}
