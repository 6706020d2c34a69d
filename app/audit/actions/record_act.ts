import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#audit/actor'
import { clock } from '#shared/clock'

/** What somebody with power over others' things did: to which thing, and how it stood before and after. */
export type Act = Actor & {
  /** `product.create`, `user.suspend` */
  action: string
  subjectType: string
  subjectId: number
  before?: object | null
  after?: object | null
}

/** Writes acts into the append-only log, in the transaction of the acts themselves. */
export class RecordAct {
  async handle(acts: Act | Act[], trx: TransactionClientContract): Promise<void> {
    const rows = [acts].flat().map((act) => ({
      actor_user_id: act.actorUserId,
      action: act.action,
      subject_type: act.subjectType,
      subject_id: act.subjectId,
      before: act.before ? JSON.stringify(act.before) : null,
      after: act.after ? JSON.stringify(act.after) : null,
      request_id: act.requestId,
      created_at: clock.now().toJSDate(),
    }))
    if (rows.length > 0) await trx.table('audit_entries').multiInsert(rows)
  }
}
