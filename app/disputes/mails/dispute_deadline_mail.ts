import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { timeOf } from '#disputes/describe_evidence'
import {
  DisputeEvidenceQuery,
  isUnanswered,
  type DisputeRow,
} from '#disputes/queries/dispute_evidence_query'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { format, fromDecimal } from '#shared/money'

type Due = Pick<DisputeRow, 'id' | 'order_number' | 'amount' | 'evidence_status'> & {
  answer_by: Date
}

const UNANSWERED = {
  state: 'we haven’t answered yet',
  next: 'Check what we’ll send, add what the buyer wrote, and send it.',
}

const SENDING = {
  state: 'Stripe hasn’t accepted our evidence yet',
  next: 'We keep trying to send it. If the deadline comes near, answer in Stripe’s dashboard.',
}

/** Tells an admin until when the bank takes evidence. */
class DisputeDeadlineMail extends TransactionalMail {
  protected view = 'disputes/dispute'

  constructor(
    private account: MailableAccount,
    private dispute: Due
  ) {
    super()
  }

  protected content() {
    const { id, order_number: orderNumber, amount, answer_by: answerBy } = this.dispute
    const words = this.dispute.evidence_status === 'sending' ? SENDING : UNANSWERED
    const deadline = timeOf(answerBy)
    return {
      to: this.account.email,
      subject: `Answer the dispute about ${orderNumber} by ${deadline}`,
      name: this.account.first_name,
      opening: `The buyer of order ${orderNumber} disputes ${format(fromDecimal(amount))}, and ${words.state}. The bank takes our evidence until ${deadline}.`,
      closing: `${words.next} If we don’t answer in time, we lose the dispute and the money.`,
      link: `${appUrl}/admin/disputes/${id}`,
      button: 'Review the evidence',
    }
  }
}

type Data = { disputeId: number; userId: number }

@inject()
class DisputeDeadlineWriter implements MailWriter<Data> {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private accounts: MailableAccountsQuery
  ) {}

  /** Null where it was answered or decided meanwhile, or its deadline has passed. */
  async write({ disputeId, userId }: Data) {
    const dispute = await this.disputes.findOrFail(disputeId)
    const { answer_by: answerBy } = dispute
    if (!answerBy || !isUnanswered(dispute)) return null
    const account = await this.accounts.find(userId)
    return account && new DisputeDeadlineMail(account, { ...dispute, answer_by: answerBy })
  }
}

const READER = { id: 1, email: 'ari@example.com', first_name: 'Ari' }
const DUE = {
  id: 12,
  order_number: 'GS-0000042-K7',
  amount: '48.59',
  evidence_status: null,
  answer_by: new Date('2026-12-03T12:00:00Z'),
}

export const disputeDeadline: MailTemplate<Data> = {
  name: 'dispute-deadline',
  about: 'To admins who may answer, before the deadline of a dispute that we haven’t answered',
  writer: DisputeDeadlineWriter,
  samples: () => ({
    'three days before': new DisputeDeadlineMail(READER, DUE),
    'with evidence on its way': new DisputeDeadlineMail(READER, {
      ...DUE,
      evidence_status: 'sending',
    }),
  }),
}
