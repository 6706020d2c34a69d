import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { WebhookEventSchema } from '#database/schema'

/** The application writes this table by query alone, so the model lives here. */
class WebhookEvent extends WebhookEventSchema {
  static table = 'webhook_events'
}

/** A provider's event that has been applied. */
export const WebhookEventFactory = Factory.define(WebhookEvent, () => ({
  provider: 'stripe',
  eventId: `evt_${nextNumber()}`,
  type: 'checkout.session.completed',
})).build()
