import { once } from 'node:events'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry } from '#audit/public'
import { afterResponse } from '#core/after_response'
import type { LogInEventKind } from '#identity/log_ins/log_in_event'
import { presentHour } from '#identity/log_ins/record_log_in'
import { loginPlaceOf, type LoginPlace } from '#identity/login_place'
import type User from '#identity/models/user'

type Failed = { user: Pick<User, 'id' | 'userType'>; kind: Exclude<LogInEventKind, 'log-in'> }

/**
 * Records a failed log-in (ACC-9). It is written after the response: the time of an answer must not tell that the email has
 * an account.
 */
export function recordFailedLogIn(ctx: HttpContext, failed: Failed): void {
  const place = loginPlaceOf(ctx)
  const requestId = ctx.request.id() ?? null
  const answered = once(ctx.response.response, 'close')
  afterResponse('recording a failed log-in', async () => {
    await answered
    await record({ ...failed, place, requestId })
  })
}

type Recorded = Failed & { place: LoginPlace; requestId: string | null }

/** All failures of one kind in an hour are one row; the first one of an admin is in the audit log as well. */
async function record({ user, kind, place, requestId }: Recorded) {
  await db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery<{ rows: { times: number }[] }>(
      `INSERT INTO log_in_events AS events (user_id, kind, device, network, hour_start, last_at)
       SELECT id, :kind, NULLIF(:device, ''), :network, :hour, :now FROM users WHERE id = :userId
       ON CONFLICT (user_id, kind, hour_start) WHERE kind <> 'log-in'
       DO UPDATE SET times = events.times + 1, device = excluded.device, network = excluded.network,
                     last_at = excluded.last_at
       RETURNING times`,
      { userId: user.id, kind, ...place, device: place.device ?? '', ...presentHour() }
    )
    if (user.userType !== 'admin' || rows[0]?.times !== 1) return
    const subject = { action: 'user.log_in_fail', subjectType: 'user', subjectId: user.id }
    const entry = { actorUserId: user.id, requestId, ...subject, after: { reason: kind, ...place } }
    await new RecordAuditEntry().handle(entry, trx)
  })
}
