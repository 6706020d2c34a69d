import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { AdminCaseMail } from '#core/mail/admin_case_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import type { FraudCheck } from '#payouts/fraud_checks/fraud_check'
import { FraudCheckQueries } from '#payouts/fraud_checks/queries/fraud_check_queries'
import { fraudFigureWords } from '#shared/fraud_rule'
import { format, fromNumber } from '#shared/money'

type Found = Pick<
  FraudCheck,
  'artist' | 'rule' | 'orders' | 'amount' | 'figure' | 'threshold' | 'days'
>

/** Tells an admin that a fraud rule has paused the payouts of an artist. */
class FraudFoundMail extends AdminCaseMail {
  constructor(
    account: MailableAccount,
    private found: Found
  ) {
    super(account)
  }

  protected words() {
    const { artist, orders, amount, ...rule } = this.found
    return {
      subject: `Payouts to ${artist.bandName} are paused: fraud check`,
      opening: `Payouts to ${artist.bandName} are paused because a fraud rule matched: ${fraudFigureWords(rule)} (orders: ${orders}, ${format(fromNumber(amount))} in all).`,
      closing:
        'Look at the orders, then release the check or keep the payouts paused. We still make and dispatch the orders.',
      link: `${appUrl}/admin/fraud-checks`,
      button: 'Look at the fraud checks',
    }
  }
}

type Data = { checkId: number; userId: number }

@inject()
class FraudFoundWriter implements MailWriter<Data> {
  constructor(
    private checks: FraudCheckQueries,
    private accounts: MailableAccountsQuery
  ) {}

  /** Null where it is decided meanwhile, or where the reader may not decide any more. */
  async write({ checkId, userId }: Data) {
    const check = await this.checks.findOrFail(checkId)
    const readers = await this.accounts.adminIdsFor('payouts')
    if (check.status !== 'waiting' || !readers.includes(userId)) return null
    const account = await this.accounts.find(userId)
    return account && new FraudFoundMail(account, check)
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

export const fraudFound: MailTemplate<Data> = {
  name: 'fraud-found',
  about: 'To each admin who may change payouts, when a fraud rule pauses those of an artist',
  writer: FraudFoundWriter,
  samples: () => ({
    'several cards': new FraudFoundMail(READER, {
      artist: { id: 1, bandName: 'The Paper Lanterns' },
      rule: 'many_cards',
      orders: 4,
      amount: 512,
      figure: 4,
      threshold: 3,
      days: 30,
    }),
  }),
}
