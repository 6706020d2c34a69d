import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { GatherEvidence, type Draw, type DrawnFile } from '#disputes/actions/gather_evidence'
import { SubmitDisputeEvidence } from '#disputes/actions/submit_dispute_evidence'
import { EvidenceSent } from '#disputes/errors'
import type { EvidenceTexts } from '#disputes/evidence'
import { assertMayBeAnswered, DisputeEvidenceQuery } from '#disputes/queries/dispute_evidence_query'
import { clock } from '#shared/clock'

type Wanted = Actor & { disputeId: number; note: string | null }

type Frozen = { texts: EvidenceTexts; files: DrawnFile[] }

/**
 * Sends the evidence of a dispute to Stripe on behalf of an admin. Freezes texts and PDFs and commits them with an audit
 * entry before it calls Stripe, so that every try sends the same; if Stripe does not answer, the job
 * `dispute-evidence.retry` calls again (EVID-3).
 */
@inject()
export class SendDisputeEvidence {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private gather: GatherEvidence,
    private submit: SubmitDisputeEvidence,
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /** Throws NotFound, EvidenceSent, DisputeClosed, and what `draw` throws. */
  async handle(wanted: Wanted, key: IdempotencyKey | null, draw: Draw): Promise<void> {
    const isRepeated = key !== null && (await this.idempotency.knows(key))
    const frozen = isRepeated ? null : await this.#freeze(wanted, draw)
    await this.idempotency.handle(key, (trx) => this.#begin(wanted, frozen, trx))
    await this.submit.handle(wanted.disputeId)
  }

  /** Drawing takes seconds, so no transaction is open meanwhile. */
  async #freeze({ disputeId, note }: Wanted, draw: Draw): Promise<Frozen> {
    const dispute = await this.disputes.findOrFail(disputeId)
    assertMayBeAnswered(dispute)
    const gathered = await this.gather.handle(dispute, note)
    return { texts: gathered.texts, files: await this.gather.draw(gathered, draw) }
  }

  async #begin(wanted: Wanted, frozen: Frozen | null, trx: TransactionClientContract) {
    const { disputeId, note, ...actor } = wanted
    assertMayBeAnswered(await this.disputes.findOrFail(disputeId, trx))
    if (!frozen) throw new EvidenceSent()
    const { texts, files } = frozen
    const sentFields = [...Object.keys(texts), ...files.map(({ field }) => field)]
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(BEGIN, {
      disputeId,
      note,
      key: randomUUID(),
      texts: JSON.stringify(texts),
      sentFields,
      userId: actor.actorUserId,
      now: clock.now().toJSDate(),
    } as never)
    if (rowCount === 0) throw new EvidenceSent()
    await this.#replaceFiles(disputeId, files, trx)
    await this.record.handle(
      {
        ...actor,
        action: 'dispute.send_evidence',
        subjectType: 'dispute',
        subjectId: disputeId,
        after: { evidence: sentFields },
      },
      trx
    )
    return disputeId
  }

  /** Replaces the files of an earlier attempt, which Stripe refused. */
  async #replaceFiles(disputeId: number, files: DrawnFile[], trx: TransactionClientContract) {
    await trx.from('dispute_evidence_files').where('dispute_id', disputeId).delete()
    if (files.length > 0)
      await trx
        .table('dispute_evidence_files')
        .multiInsert(files.map((file) => ({ dispute_id: disputeId, ...file })))
  }
}

const BEGIN = `
  INSERT INTO dispute_evidence AS evidence (dispute_id, status, note, evidence_key, texts, sent_fields,
                                            saved_by_user_id, sent_by_user_id, sending_at, created_at, updated_at)
  VALUES (:disputeId, 'sending', :note, :key, :texts, :sentFields, :userId, :userId, :now, :now, :now)
  ON CONFLICT (dispute_id) DO UPDATE
    SET status = excluded.status, note = excluded.note, evidence_key = excluded.evidence_key, texts = excluded.texts,
        sent_fields = excluded.sent_fields, saved_by_user_id = excluded.saved_by_user_id,
        sent_by_user_id = excluded.sent_by_user_id, sending_at = excluded.sending_at, failure = NULL,
        updated_at = excluded.updated_at
  WHERE evidence.status IN ('draft', 'failed')`
