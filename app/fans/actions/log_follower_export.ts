import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** Logs an export of followers: who, when, and how many rows. Rows are counted before they are sent. */
export class LogFollowerExport {
  /** @returns the id of the export */
  async begin({ artistId, userId }: { artistId: number; userId: number }): Promise<number> {
    const [{ id }] = (await db
      .table('follower_exports')
      .insert({ artist_id: artistId, user_id: userId, exported_at: clock.now().toJSDate() })
      .returning('id')) as [{ id: number }]
    return id
  }

  async count(exportId: number, rows: number): Promise<void> {
    await db.from('follower_exports').where('id', exportId).increment('rows', rows)
  }
}
