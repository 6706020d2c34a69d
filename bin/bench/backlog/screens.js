import { setTimeout as wait } from 'node:timers/promises'
import { Browser } from '../buyers/browser.js'
import { Timings } from '../buyers/timings.js'

const PAUSE_MILLISECONDS = 100

const LOG_INS = {
  admin: { path: '/api/login', email: 'admin@gigstall.test' },
  artist: { path: '/api/login/artist', email: 'artist@gigstall.test' },
}

/** What a visitor, an artist and an admin open again and again, each one screen after the other. */
export class Screens {
  #people = []

  static async open(shop, productId) {
    const screens = new Screens()
    const paths = {
      visitor: ['/browse', `/product/${productId}`, '/checkout'],
      artist: ['/dashboard', '/store/1'],
      admin: ['/admin', '/admin/orders'],
    }
    let number = 0
    for (const [name, opened] of Object.entries(paths)) {
      const address = `10.50.0.${++number}`
      const browser = new Browser({ origin: shop.shop, address, timings: new Timings() })
      if (LOG_INS[name]) await logIn(browser, LOG_INS[name])
      screens.#people.push({ browser, paths: opened })
    }
    return screens
  }

  /** Opens screens until the work is done. @returns what the work returns */
  async openDuring(work, timings) {
    let isOver = false
    const all = this.#people.map(({ browser, paths }) =>
      openInTurn({ browser, paths, timings, isOver: () => isOver })
    )
    try {
      return await work()
    } finally {
      isOver = true
      await Promise.all(all)
    }
  }

  close() {
    for (const { browser } of this.#people) browser.close()
  }
}

async function openInTurn({ browser, paths, timings, isOver }) {
  browser.timings = timings
  for (let turn = 0; !isOver(); turn++) {
    const path = paths[turn % paths.length]
    await browser.page(path, path)
    await wait(PAUSE_MILLISECONDS)
  }
}

async function logIn(browser, { path, email }) {
  const { status } = await browser.call('Log in', path, { email, password: 'gigstall-demo' })
  if (status !== 200) throw new Error(`The log-in as ${email} failed: ${status}`)
}
