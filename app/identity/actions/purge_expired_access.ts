import db from '@adonisjs/lucid/services/db'
import { inBatches } from '#core/database/in_batches'
import { clock } from '#shared/clock'

type Purged = { sessions: number; passwordLinks: number }

/** Deletes sessions and password links past their time: they open nothing any more. */
export class PurgeExpiredAccess {
  async handle(batch?: number): Promise<Purged> {
    return {
      sessions: await inBatches(purgeSessions, batch),
      passwordLinks: await inBatches(purgePasswordLinks, batch),
    }
  }
}

async function purgeSessions(limit: number): Promise<number> {
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `DELETE FROM sessions WHERE id IN
       (SELECT id FROM sessions WHERE expires_at < ? LIMIT ? FOR UPDATE SKIP LOCKED)`,
    [clock.now().toSQL()!, limit]
  )
  return rowCount
}

async function purgePasswordLinks(limit: number): Promise<number> {
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `DELETE FROM password_resets WHERE id IN
       (SELECT id FROM password_resets WHERE expires_at < ? LIMIT ? FOR UPDATE SKIP LOCKED)`,
    [clock.now().toSQL()!, limit]
  )
  return rowCount
}
