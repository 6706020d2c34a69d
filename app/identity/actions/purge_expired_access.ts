import { purgeInBatches } from '#core/database/in_batches'

type Purged = { sessions: number; passwordLinks: number; accountLinks: number }

/** Deletes sessions, password links and links that confirm a change past their time: they open nothing any more. */
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
    return { sessions, passwordLinks, accountLinks }
  }
}
