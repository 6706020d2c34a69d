import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

export type ProviderEvent = { id: string; type: string }

/**
 * Inserts the event in the transaction that applies it; false where it was applied before. A second delivery at the
 * same moment waits here for the first one's commit.
 */
export async function recordEvent(
  event: ProviderEvent,
  trx?: TransactionClientContract
): Promise<boolean> {
  const { rowCount } = await (trx ?? db).rawQuery<{ rowCount: number }>(
    `INSERT INTO webhook_events (provider, event_id, type, received_at) VALUES ('stripe', ?, ?, ?) ON CONFLICT DO NOTHING`,
    [event.id, event.type, clock.now().toSQL()!]
  )
  return rowCount === 1
}
