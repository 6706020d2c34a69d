import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { ObjectStore } from '#sandbox/object_store'
import { root } from '#sandbox/printful/settings'
import type { EventType } from '#sandbox/printful/webhooks/configuration'

/** One event on its way to a store's address; unsigned and without an id of its own, as the real ones. */
export type Delivery = {
  id: string
  url: string
  payload: {
    type: EventType
    created: number
    /** How often it was tried before */
    retries: number
    store: number
    data: object
  }
}

/** What has not been accepted yet. */
export const deliveries = new ObjectStore<Delivery>(root, 'deliveries')

/** The latest events that the shop has accepted, each as often as it was sent. */
const LONGEST_LOG = 500
export const accepted: Delivery['payload'][] = []

/** Printful retries after 1, 4, 16, 64, 256 and 1024 minutes; the stand-in has shorter pauses, to be practical. */
const PAUSES_MILLISECONDS = [250, 1_000, 4_000]
const TIMEOUT_MILLISECONDS = 20_000

let pendingRetries = new AbortController()

/** Nothing that was refused is tried again. */
export function abandonRetries(): void {
  pendingRetries.abort()
  pendingRetries = new AbortController()
}

/** Tries until the answer is 2xx, and not for ever. */
export async function deliver(delivery: Delivery): Promise<void> {
  const { signal } = pendingRetries
  for (const [retries, pause] of [...PAUSES_MILLISECONDS, null].entries()) {
    const payload = { ...delivery.payload, retries }
    if (await send(delivery.url, payload)) {
      accepted.push(payload)
      if (accepted.length > LONGEST_LOG) accepted.shift()
      return deliveries.remove(delivery.id)
    }
    if (pause !== null) await wait(pause, undefined, { ref: false, signal }).catch(() => undefined)
    if (signal.aborted) return
  }
  logger.warn(
    { url: delivery.url, type: delivery.payload.type },
    'The shop did not accept an event of the stand-in for Printful'
  )
}

/** Over real HTTP; an answer other than 2xx, or none, is a failed try. */
export async function send(url: string, payload: Delivery['payload']): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
