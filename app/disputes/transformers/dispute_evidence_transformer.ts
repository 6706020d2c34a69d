import type { Gathered } from '#disputes/actions/gather_evidence'
import {
  FILE_FIELDS,
  neededFor,
  TEXT_FIELDS,
  type EvidenceField,
  type EvidenceStatus,
} from '#disputes/evidence'
import { mayBeAnswered, type DisputeRow } from '#disputes/queries/dispute_evidence_query'
import { refusalWords } from '#disputes/refusal_words'
import { isUndecidedDispute } from '#shared/dispute'
import { fromDecimal, toNumber } from '#shared/money'

/** How our answer to a dispute stands, for admins; amounts in pounds, times ISO 8601 in UTC. */
export function toDisputeEvidence(row: DisputeRow) {
  return {
    disputeId: row.id,
    status: row.evidence_status,
    note: row.note,
    /** Stripe’s code of why it refused the evidence. */
    failure: row.failure,
    /** The same in words, with what to do. */
    refusal: row.failure && refusalWords(row.failure),
    sentAt: row.sent_at?.toISOString() ?? null,
    /** Who sent it, else who saved the draft. */
    by: row.actor,
    mayBeAnswered: mayBeAnswered(row),
  }
}

export type DisputeEvidenceShape = Omit<ReturnType<typeof toDisputeEvidence>, 'status'> & {
  status: EvidenceStatus | null
}

/** One piece of evidence as it is sent; null where we hold none. */
export type EvidencePiece = {
  field: EvidenceField
  /** A text, or where a file can be read. */
  kind: 'text' | 'file'
  value: string | null
  /** Whether banks decide by it for the reason of the dispute. */
  isNeeded: boolean
  /** Whether it is in what was sent; null until then. */
  wasSent: boolean | null
}

/** A dispute with each piece of its evidence, the ones that matter for its reason first. */
export function toDisputePage(row: DisputeRow, { texts, documents }: Gathered) {
  const needed = neededFor(row.reason)
  const pieces: EvidencePiece[] = [...TEXT_FIELDS, ...FILE_FIELDS].map((field) => {
    const isFile = isFileField(field)
    const href = `/admin/disputes/${row.id}/evidence/${field}.pdf`
    return {
      field,
      kind: isFile ? 'file' : 'text',
      value: isFile ? (documents[field] ? href : null) : (texts[field] ?? null),
      isNeeded: needed.includes(field),
      wasSent: row.sent_fields?.includes(field) ?? null,
    }
  })
  return {
    dispute: {
      id: row.id,
      stripeDisputeId: row.stripe_dispute_id,
      status: row.status,
      amount: toNumber(fromDecimal(row.amount)),
      currency: row.currency,
      reason: row.reason,
      isUndecided: isUndecidedDispute(row.status),
      isAnswered: row.is_answered,
      answerBy: row.answer_by?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      orderNumber: row.order_number,
    },
    evidence: toDisputeEvidence(row),
    pieces: pieces.toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded)),
  }
}

export type DisputePage = ReturnType<typeof toDisputePage>

const isFileField = (field: EvidenceField): field is (typeof FILE_FIELDS)[number] =>
  (FILE_FIELDS as readonly string[]).includes(field)
