import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { timeOf } from '#disputes/describe_evidence'
import {
  DisputeEvidenceQuery,
  mayBeAnswered,
  type DisputeRow,
} from '#disputes/queries/dispute_evidence_query'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { format, fromDecimal } from '#shared/money'

type Due = Pick<DisputeRow, 'id' | 'order_number' | 'amount'> & { answer_by: Date }

/** Tells an admin until when the bank takes evidence. */
class DisputeDeadlineMail extends TransactionalMail {
  protected view = 'disputes/dispute_deadline'

  constructor(
    private account: MailableAccount,
    private dispute: Due
  ) {
    super()
  }

  protected content() {
    const { id, order_number: orderNumber, amount, answer_by: answerBy } = this.dispute
    const deadline = timeOf(answerBy)
    return {
      to: this.account.email,
      subject: `Answer the dispute about ${orderNumber} by ${deadline}`,
      name: this.account.first_name,
      opening: `The buyer of order ${orderNumber} disputes ${format(fromDecimal(amount))}, and we haven’t answered yet. The bank takes our evidence until ${deadline}.`,
      closing:
        'Check what we’ll send, add what the buyer wrote, and send it. If we don’t answer in time, we lose the dispute and the money.',
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
    if (!answerBy || !mayBeAnswered(dispute)) return null
    const account = await this.accounts.find(userId)
    return account && new DisputeDeadlineMail(account, { ...dispute, answer_by: answerBy })
  }
}

export const disputeDeadline: MailTemplate<Data> = {
  name: 'dispute-deadline',
  about: 'To admins who may answer, before the deadline of a dispute that we haven’t answered',
  writer: DisputeDeadlineWriter,
  samples: () => ({
    'three days before': new DisputeDeadlineMail(
      { id: 1, email: 'ari@example.com', first_name: 'Ari' },
      {
        id: 12,
        order_number: 'GS-0000042-K7',
        amount: '48.59',
        answer_by: new Date('2026-12-03T12:00:00Z'),
      }
    ),
  }),
}
