import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ArtistQueries } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockOwnAccount, revokeAccess } from '#identity/public'
import { PayoutHold } from '#payouts/public'
import { clock } from '#shared/clock'

/** Younger second factors may be the intruder's. Older ones stay: a mailbox alone must not remove them. */
const FACTOR_DAYS = 3

const REASON = 'The owner reported that someone else was in the account'

/**
 * Logs everyone out of an account whose owner did not make a change of it, ends its open links and its newest second factors,
 * and holds the payouts of its band until an admin has talked to the owner. Safe to call twice. Throws SignInRequired where the account is suspended
 * or deleted.
 */
@inject()
export class ReportIntrusion {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private artists: ArtistQueries,
    private payoutHold: PayoutHold,
    private record: RecordAuditEntry
  ) {}

  /** @returns the band whose payouts are held; null where the account owns none */
  async handle(actor: Actor): Promise<string | null> {
    const userId = actor.actorUserId
    const artist = await this.artists.ofUser(userId)
    await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      const factorsSince = clock.now().minus({ days: FACTOR_DAYS }).toJSDate()
      await revokeAccess(userId, trx, { factorsSince, actorUserId: userId })
      if (artist) await this.payoutHold.add({ artistId: artist.id, reason: REASON }, trx)
      const entry = { action: 'user.intrusion', subjectType: 'user', subjectId: userId }
      await this.record.handle({ ...actor, ...entry }, trx)
    })
    return artist?.band_name ?? null
  }
}
