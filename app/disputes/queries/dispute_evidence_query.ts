import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { EvidenceSent, DisputeClosed } from '#disputes/errors'
import type { EvidenceField, EvidenceStatus, EvidenceTexts } from '#disputes/evidence'
import { ACCOUNT_NAME } from '#shared/account_name'
import { clock } from '#shared/clock'
import { isUndecidedDispute, type DisputeStatus } from '#shared/dispute'

/** A dispute with what of our answer is stored; the fields of the evidence are null where none is. */
export type DisputeRow = {
  id: number
  checkout_id: number
  stripe_dispute_id: string
  status: DisputeStatus
  amount: string
  currency: string
  reason: string
  is_answered: boolean
  answer_by: Date | null
  created_at: Date
  order_number: string
  evidence_status: EvidenceStatus | null
  note: string | null
  /** Names this attempt to send it: part of each idempotency key at Stripe. */
  evidence_key: string | null
  texts: EvidenceTexts | null
  sent_fields: EvidenceField[] | null
  failure: string | null
  sending_at: Date | null
  sent_at: Date | null
  /** Who sent it, else who saved the draft last. */
  actor: string | null
}

/** An attempt to send evidence, and who made it. */
export type SentEvidence = { dispute_id: number; sent_by_user_id: number; evidence_key: string }

const ROWS = `
  SELECT disputes.id, disputes.checkout_id, disputes.stripe_dispute_id, disputes.status, disputes.amount,
         checkouts.currency, disputes.reason, disputes.is_answered, disputes.answer_by, disputes.created_at,
         (SELECT order_number FROM orders WHERE orders.checkout_id = disputes.checkout_id ORDER BY id LIMIT 1) AS order_number,
         evidence.status AS evidence_status, evidence.note, evidence.evidence_key, evidence.texts, evidence.sent_fields,
         evidence.failure, evidence.sending_at, evidence.sent_at,
         (SELECT ${ACCOUNT_NAME} FROM users
           WHERE users.id = coalesce(evidence.sent_by_user_id, evidence.saved_by_user_id)) AS actor
    FROM disputes JOIN checkouts ON checkouts.id = disputes.checkout_id
         LEFT JOIN dispute_evidence AS evidence ON evidence.dispute_id = disputes.id`

/** Reads disputes with our answer. One statement each. */
export class DisputeEvidenceQuery {
  /** Throws NotFound. */
  async findOrFail(id: number, trx?: TransactionClientContract): Promise<DisputeRow> {
    const { rows } = await (trx ?? db).rawQuery<{ rows: DisputeRow[] }>(
      `${ROWS} WHERE disputes.id = ?`,
      [id]
    )
    if (!rows[0]) throw new NotFound()
    return rows[0]
  }

  /** Ids of disputes whose evidence is being sent, the oldest first. */
  async unsent(most: number): Promise<number[]> {
    const rows: { dispute_id: number }[] = await db
      .from('dispute_evidence')
      .where('status', 'sending')
      .orderBy('updated_at')
      .limit(most)
      .select('dispute_id')
    return rows.map(({ dispute_id: id }) => id)
  }

  /** Evidence that was first sent before then and is not taken yet. */
  async sendingSince(before: DateTime): Promise<SentEvidence[]> {
    return db
      .from('dispute_evidence')
      .where('status', 'sending')
      .where('sending_at', '<', before.toJSDate())
      .orderBy('dispute_id')
      .select('dispute_id', 'sent_by_user_id', 'evidence_key')
  }
}

/** Whether the bank has no evidence and still takes it: also while we send some that Stripe has not taken. */
export const isUnanswered = (dispute: DisputeRow): boolean =>
  mayBeAnswered(
    dispute.evidence_status === 'sending' ? { ...dispute, evidence_status: null } : dispute
  )

/** Whether evidence may still be sent: the dispute has no answer yet, and the bank still accepts one. */
export const mayBeAnswered = (dispute: DisputeRow): boolean => refusalOf(dispute) === null

/** Throws EvidenceSent and DisputeClosed. */
export function assertMayBeAnswered(dispute: DisputeRow) {
  const refusal = refusalOf(dispute)
  if (refusal) throw refusal
}

function refusalOf({
  status,
  answer_by: answerBy,
  is_answered: isAnswered,
  evidence_status: evidence,
}: DisputeRow) {
  if (!isUndecidedDispute(status)) return new DisputeClosed()
  if (isAnswered || evidence === 'sent' || evidence === 'sending') return new EvidenceSent()
  return answerBy && answerBy <= clock.now().toJSDate() ? new DisputeClosed() : null
}
