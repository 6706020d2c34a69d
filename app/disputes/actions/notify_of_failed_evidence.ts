import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { disputeEvidenceFailed } from '#disputes/mails/dispute_evidence_failed_mail'
import type { SentEvidence } from '#disputes/queries/dispute_evidence_query'

/**
 * Mails the admin who sent evidence that Stripe refused it, or has not accepted it in time: once each for an attempt
 * (EVID-10).
 */
export class NotifyOfFailedEvidence {
  async handle(
    { dispute_id: disputeId, sent_by_user_id: userId, evidence_key: evidenceKey }: SentEvidence,
    isRefused: boolean,
    trx: TransactionClientContract
  ): Promise<void> {
    const event = `${evidenceKey}/${isRefused ? 'refused' : 'late'}`
    const data = { disputeId, userId, evidenceKey, isRefused }
    await mailOutbox.send(disputeEvidenceFailed, { event, data }, trx)
  }
}
