import { clock } from '#shared/clock'
import { deliverLater } from '#sandbox/stripe/deliveries'
import { newId } from '#sandbox/stripe/stripe_store'
import { events, type SandboxEvent } from '#sandbox/stripe/objects'

/** Records an event with the object as it is now, and sends it to the shop; `account` is the connected one it is about. */
export async function emitEvent(
  type: string,
  object: object,
  account?: string
): Promise<SandboxEvent> {
  const event: SandboxEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(clock.now().toSeconds()),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    ...(account ? { account } : {}),
    data: { object },
  }
  await events.save(event.id, event)
  deliverLater(event)
  return event
}
