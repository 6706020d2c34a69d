import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import logger from '@adonisjs/core/services/logger'
import { appUrl } from '#config/app'
import stripeConfig from '#config/stripe'
import { faults } from '#sandbox/stripe/faults'
import { events, type SandboxEvent } from '#sandbox/stripe/objects'

/** Pauses before the second and third try. */
const PAUSES_MILLISECONDS = [500, 2_000]
const TIMEOUT_MILLISECONDS = 20_000

const underWay = new Set<Promise<void>>()

/** Sends an event to the shop's webhook in the background, so that the buyer's click does not wait for it. */
export function deliverLater(event: SandboxEvent): void {
  if (faults.webhooksHeld) return
  const delivery = deliver(event)
    .catch((error: unknown) =>
      logger.error({ err: error, event: event.id }, 'The payment stand-in failed to send an event')
    )
    .finally(() => underWay.delete(delivery))
  underWay.add(delivery)
}

/** Resolves when nothing is being sent any more. */
export async function deliveriesDone(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/** Sends what an earlier process did not get to the shop. */
export async function resumeDeliveries(): Promise<void> {
  for (const event of await events.all()) if (event.pending_webhooks > 0) deliverLater(event)
}

async function deliver(event: SandboxEvent): Promise<void> {
  for (const pause of [...PAUSES_MILLISECONDS, null]) {
    if (await send(event)) return events.save(event.id, { ...event, pending_webhooks: 0 })
    if (pause !== null) await wait(pause, undefined, { ref: false })
  }
  logger.warn(
    { event: event.id, type: event.type },
    'The shop did not accept an event of the payment stand-in'
  )
}

/** Sends over real HTTP, signed as Stripe signs, with a new timestamp for every attempt. */
async function send(event: SandboxEvent): Promise<boolean> {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: event.account ? stripeConfig.connectWebhookSecret : stripeConfig.webhookSecret,
  })
  try {
    const response = await fetch(`${appUrl}/api/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
