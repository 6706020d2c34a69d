import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { deliver, deliveries, type Delivery } from '#sandbox/printful/webhooks/deliveries'

/**
 * How the next events are sent, on request:
 * - `twice`: and then again, although it was accepted
 * - `late`: after `milliseconds`
 * - `out_of_order`: only after the event that follows it
 */
export type Manner = 'twice' | 'late' | 'out_of_order'

type Plan = { manner: Manner; milliseconds: number }

let plans: Plan[] = []
let areHeld = false
let heldBack: Delivery[] = []
const underWay = new Set<Promise<void>>()

/** One after the other: events that are not late arrive as they happened. */
let latest: Promise<void> = Promise.resolve()

export const dispatching = {
  plan(manner: Manner, { times = 1, milliseconds = 500 } = {}) {
    plans.push(...Array.from({ length: times }, () => ({ manner, milliseconds })))
  },

  /** Held events are kept and not sent until `sendKept`. */
  hold(shouldHold: boolean) {
    areHeld = shouldHold
  },

  clear() {
    plans = []
    areHeld = false
    heldBack = []
  },

  /** Resolves once all is delivered, also out-of-order events whose following event may never come. */
  async done(): Promise<void> {
    while (underWay.size > 0 || heldBack.length > 0) {
      for (const delivery of heldBack.splice(0)) start(delivery, 1)
      await Promise.all(underWay)
    }
  },
}

/** Sends in the background: the call that caused the event does not wait. */
export function dispatch(delivery: Delivery): void {
  if (areHeld) return
  const plan = plans.shift()
  if (plan?.manner === 'out_of_order') {
    heldBack.push(delivery)
    return
  }
  const followers = heldBack.splice(0)
  const pause = plan?.manner === 'late' ? plan.milliseconds : 0
  start(delivery, plan?.manner === 'twice' ? 2 : 1, { pause, followers })
}

/** Events that were held, or that an earlier process did not get to the shop. */
export async function sendKept({ order = 'as_it_happened' }: KeptOrder = {}): Promise<void> {
  const all = await deliveries.all()
  const kept = all.sort((one, other) => one.id.localeCompare(other.id))
  if (order === 'backwards') kept.reverse()
  for (const delivery of kept) await deliver(delivery)
}

type KeptOrder = { order?: 'as_it_happened' | 'backwards' }

function start(
  delivery: Delivery,
  copies: number,
  { pause = 0, followers = [] }: { pause?: number; followers?: Delivery[] } = {}
): void {
  const before = pause > 0 ? Promise.resolve() : latest
  const sending = before
    .then(() => sendAll(delivery, copies, pause, followers))
    .catch((error: unknown) =>
      logger.error({ err: error }, 'The stand-in for Printful failed to send an event')
    )
    .finally(() => underWay.delete(sending))
  if (pause === 0) latest = sending
  underWay.add(sending)
}

async function sendAll(delivery: Delivery, copies: number, pause: number, followers: Delivery[]) {
  if (pause > 0) await wait(pause)
  for (let copy = 0; copy < copies; copy++) await deliver(delivery)
  for (const follower of followers) await deliver(follower)
}
