import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import type { MailTemplate } from '#core/mail/mail_template'
import { mailSecret } from '#core/mail/mail_outbox'
import { issueAccountLink, type NewLink } from '#identity/account_links/account_link'

type Mailed = Omit<NewLink, 'token'> & { kind: MailTemplate<{ userId: number }> }

/** A new link and the mail that brings it, both or neither. */
export async function mailAccountLink(
  { kind, ...link }: Mailed,
  trx: TransactionClientContract
): Promise<void> {
  const event = randomUUID()
  await issueAccountLink({ ...link, token: mailSecret(kind, event) }, trx)
  await mailOutbox.send(kind, { event, data: { userId: link.userId } }, trx)
}
