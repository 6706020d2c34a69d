import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { EvidenceSent } from '#disputes/errors'
import { assertMayBeAnswered, DisputeEvidenceQuery } from '#disputes/queries/dispute_evidence_query'
import { clock } from '#shared/clock'

type Draft = Actor & { disputeId: number; note: string | null }

/** Saves what an admin adds to the evidence of a dispute in their own words; the audit entry has no text (EVID-2). */
@inject()
export class SaveEvidenceNote {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, EvidenceSent and DisputeClosed. */
  async handle({ disputeId, note, ...actor }: Draft): Promise<void> {
    await db.transaction(async (trx) => {
      const dispute = await this.disputes.findOrFail(disputeId, trx)
      assertMayBeAnswered(dispute)
      if (dispute.note === note) return
      const { rowCount } = await trx.rawQuery<{ rowCount: number }>(SAVE, {
        disputeId,
        note,
        userId: actor.actorUserId,
        now: clock.now().toJSDate(),
      } as never)
      if (rowCount === 0) throw new EvidenceSent()
      await this.record.handle(
        { ...actor, action: 'dispute.save_evidence', subjectType: 'dispute', subjectId: disputeId },
        trx
      )
    })
  }
}

const SAVE = `
  INSERT INTO dispute_evidence AS evidence (dispute_id, note, saved_by_user_id, created_at, updated_at)
  VALUES (:disputeId, :note, :userId, :now, :now)
  ON CONFLICT (dispute_id) DO UPDATE
    SET note = excluded.note, saved_by_user_id = excluded.saved_by_user_id, updated_at = excluded.updated_at
  WHERE evidence.status IN ('draft', 'failed')`
