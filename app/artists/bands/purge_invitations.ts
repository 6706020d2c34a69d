import db from '@adonisjs/lucid/services/db'
import { inBatches } from '#core/database/in_batches'
import { clock } from '#shared/clock'

/** How long an invitation is kept after it was accepted, declined or revoked, or has expired. */
export const INVITATION_KEPT_DAYS = 30

const DELETE_INVITATIONS = `
  DELETE FROM band_invitations WHERE id IN
    (SELECT id FROM band_invitations
      WHERE settled_at < :before OR (status = 'open' AND expires_at < :before)
      LIMIT :limit FOR UPDATE SKIP LOCKED)`

/** The log says who invited, declined or revoked and when; the email goes with the invitation. */
const FORGET_EMAILS = `
  UPDATE band_log_entries SET subject = NULL WHERE id IN
    (SELECT id FROM band_log_entries AS entry
      WHERE action LIKE 'invitation.%' AND subject IS NOT NULL AND created_at < :before
        AND NOT EXISTS (SELECT FROM band_invitations AS kept
                         WHERE kept.artist_id = entry.artist_id AND kept.email = entry.subject)
      LIMIT :limit FOR UPDATE SKIP LOCKED)`

/** Deletes invitations to bands 30 days after they ended, and their emails from the logs of the bands. */
export class PurgeInvitations {
  /** @returns how many invitations */
  async handle(batch?: number): Promise<number> {
    const before = clock.now().minus({ days: INVITATION_KEPT_DAYS }).toJSDate()
    const run = (sql: string) =>
      inBatches(async (limit) => {
        const { rowCount } = await db.rawQuery<{ rowCount: number }>(sql, { before, limit })
        return rowCount
      }, batch)
    const purged = await run(DELETE_INVITATIONS)
    await run(FORGET_EMAILS)
    return purged
  }
}
