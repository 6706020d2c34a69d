import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** What somebody with power over others' things did: to which thing, and how it stood before and after. */
export type Act = {
  actorUserId: number
  /** `product.create`, `user.suspend` */
  action: string
  subjectType: string
  subjectId: number
  before?: object | null
  after?: object | null
  requestId?: string | null
}

/** Writes an act into the append-only log, in the transaction of the act itself. */
export class RecordAct {
  async handle(act: Act, trx: TransactionClientContract): Promise<void> {
    await trx.table('audit_entries').insert({
      actor_user_id: act.actorUserId,
      action: act.action,
      subject_type: act.subjectType,
      subject_id: act.subjectId,
      before: act.before ? JSON.stringify(act.before) : null,
      after: act.after ? JSON.stringify(act.after) : null,
      request_id: act.requestId ?? null,
      created_at: clock.now().toJSDate(),
    })
  }
}
