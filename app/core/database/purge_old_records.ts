import retentionConfig from '#config/retention'
import { purgeInBatches } from '#core/database/in_batches'

/** Deletes records of the past that were kept for as long as configured (docs/operations/retention.md). */
export class PurgeOldRecords {
  /** @returns how many of each */
  async handle(batch?: number): Promise<{ webhookEvents: number; sentMails: number }> {
    const { webhookEventDays, sentMailDays } = retentionConfig
    return {
      webhookEvents: await purgeInBatches(
        `DELETE FROM webhook_events WHERE id IN
           (SELECT id FROM webhook_events WHERE ${isOlder('received_at', webhookEventDays)} LIMIT :limit FOR UPDATE SKIP LOCKED)`,
        batch
      ),
      sentMails: await purgeInBatches(
        `DELETE FROM outgoing_mails WHERE id IN
           (SELECT id FROM outgoing_mails
             WHERE status IN ('sent', 'not_needed') AND ${isOlder('created_at', sentMailDays)} LIMIT :limit FOR UPDATE SKIP LOCKED)`,
        batch
      ),
    }
  }
}

const isOlder = (column: string, days: number) =>
  `${column} < :now::timestamptz - interval '${days} days'`
