import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TooManyInvitations } from '#artists/errors'
import { clock } from '#shared/clock'

/** The most invitations that a band sends in 24 hours. */
export const BAND_INVITATIONS_A_DAY = 30

/** The most invitations that an email gets in 24 hours from all bands together. */
export const EMAIL_INVITATIONS_A_DAY = 5

/**
 * Refuses an invitation beyond the limits of a day. Counts the invitations of the last 24 hours in any state, so that
 * revoking one makes no room. Calls for one email wait for each other, also from two bands. Throws TooManyInvitations.
 */
export async function assertMayBeSent(
  { artistId, email }: { artistId: number; email: string },
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `band-invitation ${email}`,
  ])
  const { rows } = await trx.rawQuery<{ rows: { of_band: number; of_email: number }[] }>(
    `SELECT (SELECT count(*)::integer FROM band_invitations
              WHERE artist_id = :artistId AND created_at > :since) AS of_band,
            (SELECT count(*)::integer FROM band_invitations
              WHERE email = :email AND created_at > :since) AS of_email`,
    { artistId, email, since: clock.now().minus({ days: 1 }).toJSDate() }
  )
  const { of_band: ofBand, of_email: ofEmail } = rows[0]!
  if (ofBand >= BAND_INVITATIONS_A_DAY) throw new TooManyInvitations('band')
  if (ofEmail >= EMAIL_INVITATIONS_A_DAY) throw new TooManyInvitations('email')
}
