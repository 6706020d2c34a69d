import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordProviderEvent } from '#core/webhooks/record_provider_event'

export type ProviderEvent = { id: string; type: string }

/** Inserts Stripe's event in the transaction that applies it; false where it was applied before. */
export function recordEvent(
  event: ProviderEvent,
  trx?: TransactionClientContract
): Promise<boolean> {
  return recordProviderEvent({ provider: 'stripe', ...event }, trx)
}
