import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { ArtistQueries } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockOwnAccount, revokeAccess } from '#identity/public'
import { PayoutHold } from '#payouts/public'
import { clock } from '#shared/clock'

/** Younger second factors may be the intruder's. Older ones stay: a mailbox alone must not remove them. */
const FACTOR_DAYS = 3

const REASON = 'The owner reported that someone else was in the account'
const ACTION = 'user.intrusion'

/** `heldBand`: whose payouts are held; `isPasswordEnded`: with second factors that were removed. */
export type IntrusionReport = { heldBand: string | null; isPasswordEnded: boolean }

/**
 * Logs everyone out of an account whose owner did not make a change of it, ends its open links and its newest second factors
 * with the password, and holds the payouts of its band until an admin has talked to the owner. Safe to call twice: a notice
 * from before a report removes no second factor after it. Throws SignInRequired where the account is suspended or deleted.
 */
@inject()
export class ReportIntrusion {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private artists: ArtistQueries,
    private payoutHold: PayoutHold,
    private record: RecordAuditEntry
  ) {}

  /** @param noticedAt the time of what the notice is about; null for a link from before links said so */
  async handle(actor: Actor, noticedAt: DateTime | null): Promise<IntrusionReport> {
    const userId = actor.actorUserId
    const artist = await this.artists.ofUser(userId)
    const endedPasswords = await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      const suspectFactors = (await isReportedSince(userId, noticedAt, trx))
        ? undefined
        : suspectTime(noticedAt)
      const ended = await revokeAccess(userId, trx, { suspectFactors, actorUserId: userId })
      if (artist) await this.payoutHold.add({ artistId: artist.id, reason: REASON }, trx)
      const entry = { action: ACTION, subjectType: 'user', subjectId: userId }
      await this.record.handle({ ...actor, ...entry }, trx)
      return ended
    })
    return { heldBand: artist?.band_name ?? null, isPasswordEnded: endedPasswords.length > 0 }
  }
}

/**
 * Around the notice. An intruder adds a factor before or after what the notice tells of, within days; what is added long after
 * it is the owner's, even if an old notice is found in a mailbox.
 */
function suspectTime(noticedAt: DateTime | null) {
  const now = clock.now()
  const latest = (noticedAt ?? now).plus({ days: FACTOR_DAYS })
  return { from: now.minus({ days: FACTOR_DAYS }).toJSDate(), until: latest.toJSDate() }
}

/** A report is made once of all that happened before it: what is set up after it is the owner's. */
async function isReportedSince(
  userId: number,
  noticedAt: DateTime | null,
  trx: TransactionClientContract
): Promise<boolean> {
  const reports = trx
    .from('audit_entries')
    .where({ subject_type: 'user', subject_id: userId, action: ACTION })
  if (noticedAt) reports.where('created_at', '>=', noticedAt.toJSDate())
  return (await reports.first()) !== null
}
