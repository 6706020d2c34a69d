import { LOG_IN_EVENT_DAYS } from '#identity/log_ins/log_in_event'
import { purgeInBatches } from '#core/database/in_batches'

type Purged = {
  sessions: number
  passwordLinks: number
  accountLinks: number
  logInEvents: number
  secondFactorRemovals: number
}

/**
 * Deletes sessions, password links and links that confirm a change past their time, which open nothing any more, and log-ins
 * of more than 180 days ago, and requests to remove a second factor that ended then and hold no payouts.
 */
export class PurgeExpiredAccess {
  async handle(batch?: number): Promise<Purged> {
    const sessions = await purgeInBatches(
      `DELETE FROM sessions WHERE id IN
         (SELECT id FROM sessions WHERE expires_at < :now LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
    const passwordLinks = await purgeInBatches(
      `DELETE FROM password_resets WHERE id IN
         (SELECT id FROM password_resets WHERE expires_at < :now LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
    const accountLinks = await purgeInBatches(
      `DELETE FROM account_links WHERE id IN
         (SELECT id FROM account_links WHERE expires_at < :now LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
    const logInEvents = await purgeInBatches(
      `DELETE FROM log_in_events WHERE id IN
         (SELECT id FROM log_in_events WHERE last_at < CAST(:now AS timestamptz) - interval '${LOG_IN_EVENT_DAYS} days'
           LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
    const secondFactorRemovals = await purgeInBatches(
      `DELETE FROM second_factor_removals WHERE id IN
         (SELECT id FROM second_factor_removals
           WHERE ended_at < CAST(:now AS timestamptz) - interval '${LOG_IN_EVENT_DAYS} days'
             AND (status = 'cancelled' OR payouts_released_at IS NOT NULL OR user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL))
           LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
    return { sessions, passwordLinks, accountLinks, logInEvents, secondFactorRemovals }
  }
}
