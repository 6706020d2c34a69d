import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordWebhookEvent } from '#core/webhooks/record_webhook_event'

/** What is stored of an event of Stripe: the object that it is about is read again. */
export type StripeEventRef = { id: string; type: string }

/** Inserts Stripe's event in the transaction that applies it; false where it was applied before. */
export function recordEvent(
  event: StripeEventRef,
  trx?: TransactionClientContract
): Promise<boolean> {
  return recordWebhookEvent({ provider: 'stripe', ...event }, trx)
}
