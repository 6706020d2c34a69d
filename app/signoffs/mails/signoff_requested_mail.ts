import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import signoffsConfig from '#config/signoffs'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { format } from '#shared/money'
import { SignoffQueries } from '#signoffs/queries/signoff_queries'
import { totalOf, type NamedSignoffRow } from '#signoffs/signoff'

type Requested = Pick<
  NamedSignoffRow,
  'kind' | 'order_number' | 'band_name' | 'amount' | 'shipping_amount' | 'reason' | 'requester'
>

/** Tells another admin that a request waits for them. */
class SignoffRequestedMail extends TransactionalMail {
  protected view = 'signoffs/signoff_requested'

  constructor(
    private account: MailableAccount,
    private signoff: Requested
  ) {
    super()
  }

  protected content() {
    const { requester, reason } = this.signoff
    const wanted = wantedIn(this.signoff)
    return {
      to: this.account.email,
      subject: `Second approval needed: ${wanted}`,
      name: this.account.first_name,
      opening: `${requester} needs a second admin to approve this:`,
      wanted,
      notes: reason ? [reason] : [],
      closing: `Approve or reject it within ${signoffsConfig.days} days. After that the request expires.`,
      link: `${appUrl}/admin/signoffs`,
      button: 'Review the request',
    }
  }
}

function wantedIn(signoff: Requested): string {
  const sum = format(totalOf(signoff))
  switch (signoff.kind) {
    case 'refund':
      return `refund ${sum} of order ${signoff.order_number}`
    case 'resume_payouts':
      return `resume payouts to ${signoff.band_name} (${sum} owed)`
    case 'retry_payout':
      return `try a payout of ${sum} to ${signoff.band_name} again`
    case 'pay_now':
      return `pay ${signoff.band_name} now (${sum} owed)`
  }
}

type Data = { signoffId: number; userId: number }

@inject()
class SignoffRequestedWriter implements MailWriter<Data> {
  constructor(
    private signoffs: SignoffQueries,
    private accounts: MailableAccountsQuery
  ) {}

  /** Null where it was decided meanwhile, or where the reader may not decide any more. */
  async write({ signoffId, userId }: Data) {
    const signoff = await this.signoffs.findOrFail(signoffId)
    const requesterId = signoff.requested_by_user_id
    const approvers = await this.accounts.adminIdsFor('signoffs', undefined, requesterId)
    if (signoff.status !== 'waiting' || !approvers.includes(userId)) return null
    const account = await this.accounts.find(userId)
    return account && new SignoffRequestedMail(account, signoff)
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

const SAMPLE: Requested = {
  kind: 'refund',
  order_number: 'GS-0000042-K7',
  band_name: 'The Paper Lanterns',
  amount: '512.00',
  shipping_amount: '8.00',
  reason: 'The whole box came wet',
  requester: 'Robin Example',
}

export const signoffRequested: MailTemplate<Data> = {
  name: 'signoff-requested',
  about: 'To each admin who may approve it, when another admin asks for a large refund or payout',
  writer: SignoffRequestedWriter,
  samples: () => ({
    'refund': new SignoffRequestedMail(READER, SAMPLE),
    'resumed payouts': new SignoffRequestedMail(READER, {
      ...SAMPLE,
      kind: 'resume_payouts',
      reason: 'The account holder changed',
    }),
    'payout tried again': new SignoffRequestedMail(READER, {
      ...SAMPLE,
      kind: 'retry_payout',
      reason: null,
    }),
  }),
}
