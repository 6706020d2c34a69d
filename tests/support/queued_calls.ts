import type { Page } from 'playwright'
import { expect } from '#tests/support/expect'

/** How many calls this phone has still to send. */
export const queuedCalls = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('gigstall', 1)
        request.onerror = () => reject(request.error!)
        request.onsuccess = () => {
          const count = request.result.transaction('calls').objectStore('calls').count()
          count.onsuccess = () => resolve(count.result)
        }
      })
  )

export const untilWaiting = (page: Page, wanted: number, timeout = 10_000) =>
  expect.poll(() => queuedCalls(page), { timeout, message: 'calls that wait' }).toBe(wanted)

/** Stores so many visits of a product, as the worker does it, with numbers as their ids. */
export const queueEvents = (page: Page, count: number, productId: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('gigstall', 1)
        request.onerror = () => reject(request.error!)
        request.onsuccess = () => {
          const transaction = request.result.transaction('calls', 'readwrite')
          const body = JSON.stringify({ kind: 'view', productId: wanted.productId })
          const call = {
            method: 'POST',
            path: '/api/events',
            contentType: 'application/json',
            body,
          }
          for (let number = 0; number < wanted.count; number++) {
            const id = `queued-event-number-${String(number).padStart(4, '0')}`
            transaction.objectStore('calls').add({ ...call, id, at: Date.now() })
          }
          transaction.oncomplete = () => resolve()
          transaction.onerror = () => reject(transaction.error!)
        }
      }),
    { count, productId }
  )
