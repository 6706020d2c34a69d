import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { ProductTakedowns } from '#catalog/public'
import { assertNotModified } from '#core/database/assert_not_modified'
import { NotFound } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { deadlineFrom } from '#moderation/deadline'
import { NoProductReported, ReportMoveRefused } from '#moderation/errors'
import { reportDecided } from '#moderation/mails/report_decided_mail'
import { clock } from '#shared/clock'
import { isUndecided, REPORT_MOVES, type ReportState } from '#shared/report'
import type { TakedownKind } from '#shared/takedown'

export type Decision = {
  reportId: number
  state: Exclude<ReportState, 'open'>
  /** Why, for other admins. */
  words: string
  /** Takes the product down with it; `reason` is for the artist. */
  takedown?: { kind: TakedownKind; reason: string }
  ifUnmodifiedSince?: string
  actor: Actor
}

type LockedReport = { id: number; product_id: number | null; state: ReportState; updated_at: Date }

/**
 * Moves a report to its next state and, where it is upheld, takes its product down in the same transaction. A decision is
 * mailed to the person who reported.
 */
@inject()
export class DecideReport {
  constructor(
    private record: RecordAuditEntry,
    private takedowns: ProductTakedowns
  ) {}

  /** Throws NotFound, ConcurrentModification, ReportMoveRefused, NoProductReported, AlreadyTakenDown. */
  async handle(decision: Decision): Promise<void> {
    await db.transaction(async (trx) => {
      const report = await this.#lock(decision.reportId, trx)
      assertNotModified('report', report.updated_at, decision.ifUnmodifiedSince)
      if (!REPORT_MOVES[report.state].includes(decision.state)) throw new ReportMoveRefused()
      await this.#move(report, decision, trx)
      if (decision.takedown) await this.#takeDown(report, decision, trx)
    })
  }

  async #lock(reportId: number, trx: TransactionClientContract): Promise<LockedReport> {
    const report = await trx
      .from('reports')
      .where('id', reportId)
      .select('id', 'product_id', 'state', 'updated_at')
      .forUpdate()
      .first()
    if (!report) throw new NotFound()
    return report
  }

  async #move(
    { id, state: before }: LockedReport,
    { state, words, actor }: Decision,
    trx: TransactionClientContract
  ): Promise<void> {
    const time = clock.now()
    const now = time.toJSDate()
    const isReopened = isUndecided(state) && !isUndecided(before)
    const deadline = isReopened ? { due_at: deadlineFrom(time) } : {}
    await trx
      .from('reports')
      .where('id', id)
      .update({ state, updated_at: now, ...deadline })
    const [event] = await trx
      .table('report_events')
      .insert({
        report_id: id,
        state,
        words,
        actor_user_id: actor.actorUserId,
        created_at: now,
      })
      .returning('id')
    const subject = { action: 'report.decide', subjectType: 'report', subjectId: id }
    const change = { before: { state: before }, after: { state, reason: words } }
    await this.record.handle({ ...actor, ...subject, ...change }, trx)
    if (isUndecided(state)) return
    const eventId = Number(event.id)
    await mailOutbox.send(reportDecided, { event: eventId, data: { eventId } }, trx)
  }

  async #takeDown(
    { product_id: productId }: LockedReport,
    { takedown, actor }: Decision,
    trx: TransactionClientContract
  ): Promise<void> {
    if (productId === null) throw new NoProductReported()
    await this.takedowns.takeDown({ products: [{ id: productId }], ...takedown!, actor }, trx)
  }
}
