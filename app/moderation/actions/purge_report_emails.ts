import { purgeInBatches } from '#core/database/in_batches'

/** So long after its decision a report may still be answered, or be reopened with more evidence. */
const KEPT_DAYS = 180

/** Removes the email from reports that were decided long ago (docs/operations/retention.md). */
export class PurgeReportEmails {
  /** @returns from how many */
  handle(batch?: number): Promise<number> {
    return purgeInBatches(
      `UPDATE reports SET email = NULL WHERE id IN
         (SELECT id FROM reports
           WHERE state IN ('upheld', 'dismissed') AND email IS NOT NULL
             AND updated_at < :now::timestamptz - interval '${KEPT_DAYS} days' LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
  }
}
