import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { knownDevice } from '#identity/known_devices'
import { loginPlaceOf, type LoginPlace } from '#identity/login_place'
import { newDevice } from '#identity/mails/new_device_mail'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** A log-in of an account this young is that of the person who has just created it. */
const NEW_ACCOUNT_MINUTES = 60

/**
 * Records a log-in (ACC-9), and mails the owner where it comes from a new device (SESS-7): one that does not have the cookie of
 * a known device, while the account was never logged in to with this browser and system on this network. The first log-in of
 * a new account is no news. After “This wasn’t me” no device is known any more until it logs in again. An admin's log-in is
 * in the audit log as well. A log-in cancels the account's open request to remove a lost second factor (MFA-16).
 */
export async function recordLogIn(ctx: HttpContext, user: User): Promise<void> {
  const place = loginPlaceOf(ctx)
  const hasCookie = knownDevice(ctx, user.email) !== null
  await db.transaction(async (trx) => {
    const { hasAny, isSeen, reportedAt } = await earlierLogIns(user.id, place, trx)
    await countLogIn(user.id, place, trx)
    await cancelRemovals({ userIds: [user.id], by: 'log-in', actorUserId: user.id }, trx)
    const isKnown = isSeen || (hasCookie && !reportedAt)
    if (!isKnown && (hasAny || !isNew(user))) await mailNotice(user.id, place, { reportedAt }, trx)
    if (user.userType === 'admin') {
      const actor = { actorUserId: user.id, requestId: ctx.request.id() ?? null }
      const subject = { action: 'user.log_in', subjectType: 'user', subjectId: user.id }
      await new RecordAuditEntry().handle({ ...actor, ...subject, after: place }, trx)
    }
  })
}

const isNew = ({ createdAt }: User) =>
  createdAt > clock.now().minus({ minutes: NEW_ACCOUNT_MINUTES })

type EarlierLogIns = { hasAny: boolean; isSeen: boolean; reportedAt: Date | null }

/**
 * Whether the account was logged in to before, and from there, and when its owner last reported an intruder: log-ins before
 * that may be the intruder's.
 */
async function earlierLogIns(
  userId: number,
  { device, network }: LoginPlace,
  trx: TransactionClientContract
): Promise<EarlierLogIns> {
  const { rows } = await trx.rawQuery<{ rows: [EarlierLogIns] }>(
    `WITH report AS (SELECT max(created_at) AS at FROM audit_entries
                      WHERE subject_type = 'user' AND subject_id = :userId AND action = 'user.intrusion')
     SELECT EXISTS (SELECT FROM log_in_events WHERE user_id = :userId AND kind = 'log-in') AS "hasAny",
            EXISTS (SELECT FROM log_in_events WHERE user_id = :userId AND kind = 'log-in'
                       AND device IS NOT DISTINCT FROM NULLIF(:device, '') AND network = :network
                       AND last_at > coalesce(report.at, '-infinity')) AS "isSeen",
            report.at AS "reportedAt"
       FROM report`,
    { userId, device: device ?? '', network }
  )
  return rows[0]
}

/** The log-ins of an hour from one place are one row. */
async function countLogIn(
  userId: number,
  { device, network }: LoginPlace,
  trx: TransactionClientContract
) {
  await trx.rawQuery(
    `INSERT INTO log_in_events AS events (user_id, kind, device, network, hour_start, last_at)
     VALUES (:userId, 'log-in', NULLIF(:device, ''), :network, :hour, :now)
     ON CONFLICT (user_id, hour_start, device, network) WHERE kind = 'log-in'
     DO UPDATE SET times = events.times + 1, last_at = excluded.last_at`,
    { userId, device: device ?? '', network, ...presentHour() }
  )
}

/** A place is mailed once a day, and again after “This wasn’t me”. */
async function mailNotice(
  userId: number,
  place: LoginPlace,
  { reportedAt }: Pick<EarlierLogIns, 'reportedAt'>,
  trx: TransactionClientContract
) {
  const at = clock.now()
  const name = hashToken(`${place.device}\n${place.network}\n${reportedAt?.getTime()}`).slice(0, 16)
  const data = { userId, ...place, at: at.toMillis() }
  await mailOutbox.send(newDevice, { event: `${userId}/${name}/${at.toISODate()}`, data }, trx)
}

/** The present time, and the hour that it is in. */
export function presentHour() {
  const now = clock.now()
  return { now: now.toJSDate(), hour: now.toUTC().startOf('hour').toJSDate() }
}
