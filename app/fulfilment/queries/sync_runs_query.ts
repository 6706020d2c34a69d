import db from '@adonisjs/lucid/services/db'
import { isLocked } from '#core/database/advisory_lock'
import { toSyncRun, type SyncRun, type SyncRunRow } from '#fulfilment/sync/sync_run'
import { SYNC_LOCK } from '#fulfilment/sync/sync_store'

const SHOWN = 20

/** The last runs, latest first, and whether a worker is busy with the unfinished one. */
export class SyncRunsQuery {
  async latest(): Promise<{ runs: SyncRun[]; isLocked: boolean }> {
    const rows: SyncRunRow[] = await db.from('provider_syncs').orderBy('id', 'desc').limit(SHOWN)
    return { runs: rows.map(toSyncRun), isLocked: await isLocked(SYNC_LOCK) }
  }
}
