import { inject } from '@adonisjs/core'
import { ArtistQueries } from '#artists/public'
import { appUrl } from '#config/app'
import { dashboardPath } from '#core/dashboard_address'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { NoticeMail, wantsNotice } from '#notices/public'
import { format, fromDecimal, type Pence } from '#shared/money'

export type PaidPayout = {
  artistId: number
  amount: Pence
  currency: string
  /** Deducted for refunds of sales that had been paid out; 0 if nothing was. */
  debtAmount: Pence
  /** The path of the statement's page, from the slash on. */
  statementPath: string
}

/** Tells an artist that a payout was made. */
class PayoutMail extends NoticeMail {
  protected view = 'payments/payout'

  constructor(
    private account: MailableAccount,
    private payout: PaidPayout
  ) {
    super({ userId: account.id, artistId: payout.artistId, notice: 'payout-sent' })
    this.subject = `${this.#format(payout.amount)} from your merch is on its way`
  }

  #format(amount: Pence) {
    return format(amount, this.payout.currency)
  }

  protected content() {
    const { account, payout } = this
    const debt = `We’ve deducted ${this.#format(payout.debtAmount)} for refunds. `
    return {
      to: account.email,
      name: account.first_name,
      amount: this.#format(payout.amount),
      opening: `We’ve paid out your earnings. ${payout.debtAmount > 0 ? debt : ''}Your statement lists the orders.`,
      link: `${appUrl}${payout.statementPath}`,
      notice: this.noticeLinks,
      closing: 'It usually takes two to three working days to reach your bank.',
    }
  }
}

@inject()
class PayoutWriter implements MailWriter<PaidPayout> {
  constructor(
    private artists: ArtistQueries,
    private accounts: MailableAccountsQuery
  ) {}

  async write(payout: PaidPayout) {
    const { user_id: userId } = await this.artists.findOrFail(payout.artistId)
    const account = await this.accounts.find(userId)
    if (!(await wantsNotice(userId, 'payout-sent'))) return null
    return account && new PayoutMail(account, payout)
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

const SAMPLE: PaidPayout = {
  artistId: 1,
  amount: fromDecimal('184.20'),
  currency: 'GBP',
  debtAmount: fromDecimal('0.00'),
  statementPath: dashboardPath(1, { tab: 'payouts', statement: '2026-11' }),
}

export const payoutPaid: MailTemplate<PaidPayout> = {
  name: 'payout-paid',
  about: 'To the artist, when we make a payout',
  writer: PayoutWriter,
  samples: () => ({
    'ordinary': new PayoutMail(READER, SAMPLE),
    'less a debt': new PayoutMail(READER, { ...SAMPLE, debtAmount: fromDecimal('3.00') }),
  }),
}
