import type { Page } from 'playwright'

/**
 * Gives pages a Wake Lock API that grants each request, because a browser without a screen has none.
 *
 * @returns a function: how many were asked for, and are held now
 */
export async function watchWakeLocks(page: Page) {
  await page.addInitScript(() => {
    const locks = { asked: 0, held: 0 }
    class Sentinel extends EventTarget {
      released = false
      release() {
        if (!this.released) locks.held -= 1
        this.released = true
        this.dispatchEvent(new Event('release'))
        return Promise.resolve()
      }
    }
    const request = (kind: string) => {
      if (kind !== 'screen') return Promise.reject(new TypeError(kind))
      locks.asked += 1
      locks.held += 1
      const lock = new Sentinel()
      document.addEventListener('visibilitychange', () => {
        if (document.hidden && !lock.released) void lock.release()
      })
      return Promise.resolve(lock)
    }
    Object.assign(window, { wakeLocks: locks })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  return () =>
    page.evaluate(() => ({
      ...(Reflect.get(window, 'wakeLocks') as { asked: number; held: number }),
    }))
}

/** Lets the page believe that its tab is hidden, or shown again; browsers release its locks with that. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
