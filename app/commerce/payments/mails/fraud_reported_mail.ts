import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { AdminCaseMail } from '#core/mail/admin_case_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import { FraudWarningQueries } from '#commerce/payments/fraud_warnings/queries/fraud_warning_queries'
import { fraudTypeWords } from '#shared/fraud_type'
import { format, fromNumber } from '#shared/money'

type Reported = Pick<FraudWarning, 'orderNumber' | 'amount' | 'currency' | 'fraudType'>

/** Tells an admin that the bank of a card reported a payment as fraud. */
class FraudReportedMail extends AdminCaseMail {
  constructor(
    account: MailableAccount,
    private warning: Reported
  ) {
    super(account)
  }

  protected words() {
    const { orderNumber, amount, currency, fraudType } = this.warning
    return {
      subject: `Payment reported as fraud: order ${orderNumber}`,
      opening: `The card’s bank has reported the payment of ${format(fromNumber(amount), currency)} for order ${orderNumber} as fraud: ${fraudTypeWords(fraudType)}.`,
      closing:
        'A dispute may follow, which costs a fee and can’t be refunded any more. Refund the payment before that, or dismiss the warning if you know the buyer. The order goes on until you decide.',
      link: `${appUrl}/admin/orders/${orderNumber}`,
      button: 'Look at the order',
    }
  }
}

type Data = { warningId: number; userId: number }

@inject()
class FraudReportedWriter implements MailWriter<Data> {
  constructor(
    private warnings: FraudWarningQueries,
    private accounts: MailableAccountsQuery
  ) {}

  /** Null where it is settled meanwhile, or where the reader may not decide any more. */
  async write({ warningId, userId }: Data) {
    const warning = await this.warnings.findOrFail(warningId)
    const readers = await this.accounts.adminIdsFor('disputes')
    if (warning.state !== 'open' || !readers.includes(userId)) return null
    const account = await this.accounts.find(userId)
    return account && new FraudReportedMail(account, warning)
  }
}

export const fraudReported: MailTemplate<Data> = {
  name: 'fraud-reported',
  about:
    'To each admin who may answer disputes, when the bank of a card reports a payment as fraud',
  writer: FraudReportedWriter,
  samples: () => ({
    'a stolen card': new FraudReportedMail(
      { id: 1, email: 'ari@example.com', first_name: 'Ari' },
      {
        orderNumber: 'GS-0000042-K7',
        amount: 73.09,
        currency: 'GBP',
        fraudType: 'made_with_stolen_card',
      }
    ),
  }),
}
