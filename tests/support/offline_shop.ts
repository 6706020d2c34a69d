import type { Group } from '@japa/runner/core'
import type { Browser, BrowserContext, Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { expect } from '#tests/support/expect'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess, type ServerProcess } from '#tests/support/server_process'
import { signInAs } from '#tests/support/signed_in'
import { UnsteadyNetwork } from '#tests/support/unsteady_network'

/** For the tests of a group: one shop, each time with an empty database, a network that works, and new phones. */
export function givenOfflineShop(group: Group): OfflineShop {
  const shop = new OfflineShop()
  group.setup(async () => {
    await shop.open()
    return () => shop.close()
  })
  group.each.setup(resetDatabase)
  group.each.teardown(() => shop.steady())
  return shop
}

const PHONE = { width: 375, height: 812 }

/** The shop with its service worker, as a process of its own behind a network that may fail. */
export class OfflineShop {
  readonly network = new UnsteadyNetwork()
  origin = ''
  #server: ServerProcess | undefined
  #contexts: BrowserContext[] = []

  async open() {
    this.origin = await this.network.open()
    this.#server = await startServerProcess({
      settings: { SERVICE_WORKER: 'on', APP_URL: this.origin },
    })
    this.network.target = this.#server.origin
    return this
  }

  /** Back to a network that works, with nothing noted. */
  async steady() {
    Object.assign(this.network, {
      mode: 'open',
      latency: 0,
      bytesPerSecond: 0,
      losesEvery: 0,
      breaksEvery: 0,
      losesAnswerOf: null,
      cutPath: null,
      gonePath: null,
      workerVersion: '',
      workerBegins: '',
    })
    this.network.passed.length = 0
    for (const context of this.#contexts.splice(0)) await context.close()
  }

  /** A phone that has never been here. */
  async phone(browser: Browser): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL: this.origin, viewport: PHONE })
    this.#contexts.push(context)
    return context
  }

  /** A page of a new phone, once the worker answers for it and has kept it. */
  async visit(browser: Browser, path: string): Promise<Page> {
    return this.openKept(await this.phone(browser), path)
  }

  /** The same for a fan who is logged in, on a page that has kept nothing else. */
  async visitAsFan(browser: Browser, path: string) {
    const page = await this.visit(browser, '/browse')
    const fan = await UserFactory.create()
    await signInAs(page, fan)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return { page, fan }
  }

  /** The network is back, and these pages notice. */
  async restore(...pages: Page[]) {
    this.network.mode = 'open'
    await Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event('online')))))
  }

  /** Opens a page and waits until the worker answers for it and has kept it. */
  async openKept(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage()
    await page.goto(path)
    await untilKept(page, new URL(path, this.origin).pathname)
    return page
  }

  async close() {
    await this.steady()
    await this.network.close()
    this.#server?.child.kill('SIGKILL')
    await this.#server?.exited
  }
}

const hasKept = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    if (navigator.serviceWorker.controller === null) return false
    for (const name of ['gigstall-pages', 'gigstall-visits'])
      if (await (await caches.open(name)).match(path)) return true
    return false
  }, address)

/** Until the worker controls the page and has kept the page of this address. */
export async function untilKept(page: Page, address: string) {
  await expect.poll(() => hasKept(page, address), { timeout: 30_000, message: address }).toBe(true)
  await page.waitForLoadState('networkidle')
}

/** The addresses that are kept as pages or as answers to visits. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of ['gigstall-pages', 'gigstall-visits']) {
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname + new URL(url).search)
    }
    return found
  })

/** Everything that is kept, as one text. */
export const keptText = (page: Page) =>
  page.evaluate(async () => {
    let text = ''
    for (const name of ['gigstall-pages', 'gigstall-visits']) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) text += await (await cache.match(request))!.text()
    }
    return text
  })
