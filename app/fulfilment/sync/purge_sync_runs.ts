import retentionConfig from '#config/retention'
import { purgeInBatches } from '#core/database/in_batches'

/** Deletes ended runs of the sync after the days that are configured, except those that a product or a warning names. */
export class PurgeSyncRuns {
  /** @returns how many were deleted */
  handle(batch?: number): Promise<number> {
    return purgeInBatches(
      `DELETE FROM provider_syncs WHERE id IN
         (SELECT id FROM provider_syncs AS run
           WHERE finished_at < :now::timestamptz - interval '${retentionConfig.syncDays} days'
             AND NOT EXISTS (SELECT FROM store_products WHERE last_listed_run_id = run.id)
             AND NOT EXISTS (SELECT FROM store_products WHERE last_synced_run_id = run.id)
             AND NOT EXISTS (SELECT FROM cost_warnings WHERE sync_id = run.id)
           LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
  }
}
