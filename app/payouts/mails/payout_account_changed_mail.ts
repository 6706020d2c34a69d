import { inject } from '@adonisjs/core'
import { ArtistQueries } from '#artists/public'
import { appUrl } from '#config/app'
import { dashboardAddress } from '#core/dashboard_address'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, notMeLink, type MailableAccount } from '#identity/public'

/** `set-up`: the details are complete for the first time; `bank-changed`: money goes to another bank account from now on. */
export type PayoutAccountChange = 'set-up' | 'bank-changed'

const WORDS: Record<PayoutAccountChange, { subject: string; sentence: (band: string) => string }> =
  {
    'set-up': {
      subject: 'Your payout account was set up',
      sentence: (band) =>
        `A payout account for ${band} was set up with Stripe. Earnings will go to the bank account entered there.`,
    },
    'bank-changed': {
      subject: 'The bank account for your payouts was changed',
      sentence: (band) =>
        `The bank account for ${band}’s payouts was changed in Stripe. From now on earnings go to the new account.`,
    },
  }

type Band = { id: number; name: string }

/** Sent to the owner of a band after a change of where its earnings are paid, in case the owner did not make it. */
class PayoutAccountChangedMail extends TransactionalMail {
  protected view = 'payments/payout_account_changed'

  constructor(
    private account: MailableAccount,
    private band: Band,
    private change: PayoutAccountChange,
    private noticedAt?: number
  ) {
    super()
  }

  protected content() {
    const { account, band } = this
    const { subject, sentence } = WORDS[this.change]
    return {
      to: account.email,
      name: account.first_name,
      subject,
      heading: subject,
      sentence: sentence(band.name),
      link: notMeLink(account.id, this.noticedAt),
      payouts: dashboardAddress(band.id, { tab: 'payouts' }),
      contact: `${appUrl}/contact`,
    }
  }
}

type Changed = { artistId: number; change: PayoutAccountChange }

@inject()
class PayoutAccountChangedWriter implements MailWriter<Changed> {
  constructor(
    private artists: ArtistQueries,
    private accounts: MailableAccountsQuery
  ) {}

  async write({ artistId, change }: Changed, { askedAt }: MailContext) {
    const artist = await this.artists.findOrFail(artistId)
    const account = await this.accounts.find(artist.user_id)
    const band = { id: artist.id, name: artist.band_name }
    return account && new PayoutAccountChangedMail(account, band, change, askedAt)
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

const BAND: Band = { id: 1, name: 'Night Bus' }

export const payoutAccountChanged: MailTemplate<Changed> = {
  name: 'payout-account-changed',
  about:
    'To the owner of a band whose payout account at Stripe was set up, or has another bank account',
  writer: PayoutAccountChangedWriter,
  samples: () => ({
    'set up': new PayoutAccountChangedMail(READER, BAND, 'set-up'),
    'bank changed': new PayoutAccountChangedMail(READER, BAND, 'bank-changed'),
  }),
}
