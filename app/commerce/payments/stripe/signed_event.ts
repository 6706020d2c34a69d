import Stripe from 'stripe'
import stripeConfig from '#config/stripe'
import { BadWebhook } from '#commerce/payments/errors'
import { clock } from '#shared/clock'

/**
 * How far the time of a signature may be from ours, in seconds, before it or after it: an intercepted event cannot be played
 * back later.
 */
const TOLERANCE_SECONDS = 300

/**
 * The event in a webhook's body, once its signature over the raw bytes is verified; nothing of the body is believed
 * before. Our own events and those of artists' accounts come from two endpoints at Stripe, each with its own secret.
 * Throws BadWebhook.
 */
export function readSignedEvent(
  rawBody: string | null,
  signature: string | undefined
): Stripe.Event {
  if (!rawBody || !signature) throw new BadWebhook()
  const event = verified(rawBody, signature)
  if (isFromTheFuture(signature)) throw new BadWebhook()
  if (typeof event?.id !== 'string' || typeof event.type !== 'string')
    throw new BadWebhook('Not an event')
  return event
}

function verified(rawBody: string, signature: string): Stripe.Event {
  const { webhookSecret, connectWebhookSecret } = stripeConfig
  for (const secret of [webhookSecret, connectWebhookSecret])
    try {
      return Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS)
    } catch {
      continue
    }
  throw new BadWebhook()
}

/** Stripe's own check refuses an old time only. Like that check it goes by the last `t` of the header. */
function isFromTheFuture(signature: string): boolean {
  const parts = signature.split(',').map((part) => part.split('='))
  const seconds = Number.parseInt(parts.findLast(([name]) => name === 't')?.[1] ?? '', 10)
  return seconds > clock.now().toSeconds() + TOLERANCE_SECONDS
}
