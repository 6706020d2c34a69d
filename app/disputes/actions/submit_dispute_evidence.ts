import { DateTime } from 'luxon'
import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { NotifyOfFailedEvidence } from '#disputes/actions/notify_of_failed_evidence'
import type { FileField } from '#disputes/evidence'
import { DisputeEvidenceQuery, type DisputeRow } from '#disputes/queries/dispute_evidence_query'
import { DisputeGateway, type StripeEvidence } from '#disputes/stripe_gateway'
import { clock } from '#shared/clock'
import { sendOnce, type IdempotentRequest } from '#stripe/public'

/** A dispute that has our evidence and needs another was an inquiry when it took it. */
const TAKEN_BY_INQUIRY: readonly Stripe.Dispute.Status[] = [
  'warning_under_review',
  'warning_needs_response',
  'needs_response',
]

type Ending =
  | { status: 'sent'; sent_at: Date; answers_inquiry: boolean }
  | { status: 'failed'; failure: string }

type StoredFile = { field: FileField; content: Buffer | null; stripe_file_id: string | null }

/**
 * Submits frozen evidence to Stripe: uploads the PDFs that Stripe does not have yet, then the dispute's evidence. Safe to
 * call at any time: the bank gets it once (`sendOnce`). What was sent is erased here afterwards; Stripe has it.
 */
@inject()
export class SubmitDisputeEvidence {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private stripe: DisputeGateway,
    private notify: NotifyOfFailedEvidence
  ) {}

  /** @returns whether Stripe has the evidence, now or from before */
  async handle(disputeId: number): Promise<boolean> {
    await sendOnce(this.#requestOf(disputeId))
    const { evidence_status: status } = await this.disputes.findOrFail(disputeId)
    return status === 'sent'
  }

  #requestOf(disputeId: number): IdempotentRequest<DisputeRow, Stripe.Dispute> {
    return {
      logContext: { disputeId },
      begin: () => this.#begin(disputeId),
      firstSentAt: (row) => DateTime.fromJSDate(row.sending_at!),
      send: (row) => this.#send(row),
      lookUp: (row) => this.stripe.findSubmitted(row.stripe_dispute_id, row.evidence_key!),
      apply: ({ status }) =>
        this.#end(disputeId, {
          status: 'sent',
          sent_at: clock.now().toJSDate(),
          answers_inquiry: TAKEN_BY_INQUIRY.includes(status),
        }),
      markFailed: (failure) => this.#end(disputeId, { status: 'failed', failure }),
    }
  }

  async #begin(disputeId: number): Promise<DisputeRow | null> {
    const row = await this.disputes.findOrFail(disputeId)
    if (row.evidence_status !== 'sending') return null
    await db
      .from('dispute_evidence')
      .where('dispute_id', disputeId)
      .update({ updated_at: clock.now().toJSDate() })
    return row
  }

  async #send(row: DisputeRow): Promise<Stripe.Dispute> {
    const evidence: StripeEvidence = { ...row.texts }
    const files: StoredFile[] = await db
      .from('dispute_evidence_files')
      .where('dispute_id', row.id)
      .orderBy('field')
      .select('field', 'content', 'stripe_file_id')
    for (const file of files) evidence[file.field] = await this.#upload(row, file)
    return this.stripe.submit(row.stripe_dispute_id, evidence, row.evidence_key!)
  }

  /** Uploads a file once: commits its id at Stripe before the next call. */
  async #upload({ id, evidence_key: key }: DisputeRow, file: StoredFile): Promise<string> {
    const { field, content, stripe_file_id: known } = file
    if (known) return known
    const fileId = await this.stripe.upload(field, content!, `dispute-file-${key}-${field}`)
    await db
      .from('dispute_evidence_files')
      .where({ dispute_id: id, field })
      .update({ stripe_file_id: fileId })
    return fileId
  }

  /** Ends the attempt once, erases what was frozen for it, and tells who sent it if Stripe refused it. */
  async #end(disputeId: number, ending: Ending) {
    await db.transaction(async (trx) => {
      const [ended] = await trx
        .from('dispute_evidence')
        .where({ dispute_id: disputeId, status: 'sending' })
        .update({ ...ending, texts: null, updated_at: clock.now().toJSDate() })
        .returning(['dispute_id', 'sent_by_user_id', 'evidence_key'])
      if (!ended) return
      await trx
        .from('dispute_evidence_files')
        .where('dispute_id', disputeId)
        .update({ content: null })
      if (ending.status === 'failed') await this.notify.handle(ended, true, trx)
    })
  }
}
