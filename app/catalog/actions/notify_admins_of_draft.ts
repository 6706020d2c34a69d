import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { productDrafted } from '#catalog/mails/draft_mail'
import { mailOutbox } from '#core/mail/main'
import { MailableAccountsQuery } from '#identity/public'
import { clock } from '#shared/clock'

type Draft = { productId: number; artistId: number }

/** Emails every admin that an artist has drafted a product: the first of a day, so that many drafts are no flood. */
@inject()
export class NotifyAdminsOfDraft {
  constructor(private accounts: MailableAccountsQuery) {}

  async handle({ productId, artistId }: Draft, trx: TransactionClientContract): Promise<void> {
    const day = clock.now().toISODate()
    for (const userId of await this.accounts.adminIds(trx))
      await mailOutbox.send(
        productDrafted,
        { event: `${artistId}/${day}/${userId}`, data: { productId, userId } },
        trx
      )
  }
}
