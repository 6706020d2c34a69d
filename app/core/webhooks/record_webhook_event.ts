import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

export type ReceivedEvent = {
  /** Stripe or the printer, in lower-case letters. */
  provider: string
  /** The provider's id of the event, or a hash of its content. */
  id: string
  type: string
}

/**
 * Inserts the event in the transaction that applies it; false where it was applied before. A second delivery at the
 * same moment waits here for the first one's commit.
 */
export async function recordWebhookEvent(
  { provider, id, type }: ReceivedEvent,
  trx?: TransactionClientContract
): Promise<boolean> {
  const { rowCount } = await (trx ?? db).rawQuery<{ rowCount: number }>(
    `INSERT INTO webhook_events (provider, event_id, type, received_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [provider, id, type, clock.now().toSQL()!]
  )
  return rowCount === 1
}

/** Whether it was applied before, without waiting for anybody. */
export async function isKnownEvent({ provider, id }: ReceivedEvent): Promise<boolean> {
  const known = await db
    .from('webhook_events')
    .where({ provider, event_id: id })
    .select('id')
    .first()
  return known !== null
}
