import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { timeOf } from '#disputes/describe_evidence'
import { DisputeEvidenceQuery, type DisputeRow } from '#disputes/queries/dispute_evidence_query'
import { refusalWords } from '#disputes/refusal_words'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'

type Failed = Pick<DisputeRow, 'id' | 'order_number' | 'evidence_status' | 'failure' | 'answer_by'>

/** Tells the admin who sent evidence that Stripe refused it, or has not accepted it yet. */
class DisputeEvidenceFailedMail extends TransactionalMail {
  protected view = 'disputes/dispute'

  constructor(
    private account: MailableAccount,
    private dispute: Failed
  ) {
    super()
  }

  protected content() {
    const { id, order_number: orderNumber, failure, answer_by: answerBy } = this.dispute
    const words = failure
      ? {
          subject: `Stripe refused the evidence for ${orderNumber}`,
          opening: `Stripe refused the evidence that you sent for the dispute about ${orderNumber}, so the bank doesn’t have it.`,
          next: refusalWords(failure),
        }
      : {
          subject: `The evidence for ${orderNumber} hasn’t reached Stripe yet`,
          opening: `Stripe hasn’t accepted the evidence that you sent for the dispute about ${orderNumber}, so the bank doesn’t have it yet.`,
          next: 'We keep trying to send it. If the deadline comes near, answer in Stripe’s dashboard.',
        }
    return {
      to: this.account.email,
      subject: words.subject,
      name: this.account.first_name,
      opening: words.opening,
      closing: answerBy ? `${words.next} The bank’s deadline is ${timeOf(answerBy)}.` : words.next,
      link: `${appUrl}/admin/disputes/${id}`,
      button: 'Open the dispute',
    }
  }
}

type Data = { disputeId: number; userId: number; evidenceKey: string; isRefused: boolean }

@inject()
class DisputeEvidenceFailedWriter implements MailWriter<Data> {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private accounts: MailableAccountsQuery
  ) {}

  /** Null where the evidence was accepted or sent again meanwhile. */
  async write({ disputeId, userId, evidenceKey, isRefused }: Data) {
    const dispute = await this.disputes.findOrFail(disputeId)
    const isSame = dispute.evidence_key === evidenceKey
    if (!isSame || dispute.evidence_status !== (isRefused ? 'failed' : 'sending')) return null
    const account = await this.accounts.find(userId)
    return account && new DisputeEvidenceFailedMail(account, dispute)
  }
}

const SENDER = { id: 1, email: 'ari@example.com', first_name: 'Ari' }
const REFUSED: Failed = {
  id: 12,
  order_number: 'GS-0000042-K7',
  evidence_status: 'failed',
  failure: 'dispute_evidence_page_limit_exceeded',
  answer_by: new Date('2026-12-03T12:00:00Z'),
}

export const disputeEvidenceFailed: MailTemplate<Data> = {
  name: 'dispute-evidence-failed',
  about: 'To the admin who sent evidence, when Stripe refuses it or doesn’t accept it in time',
  writer: DisputeEvidenceFailedWriter,
  samples: () => ({
    'refused': new DisputeEvidenceFailedMail(SENDER, REFUSED),
    'not accepted yet': new DisputeEvidenceFailedMail(SENDER, {
      ...REFUSED,
      evidence_status: 'sending',
      failure: null,
    }),
  }),
}
