import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { outbox } from '#core/mail/main'
import type { MailKind } from '#core/mail/mail_kind'
import { letterSecret } from '#core/mail/outbox'
import { issueAccountLink, type NewLink } from '#identity/account_link'

type Mailed = Omit<NewLink, 'token'> & { kind: MailKind<{ userId: number }> }

/** A new link and the mail that brings it, both or neither. */
export async function mailAccountLink(
  { kind, ...link }: Mailed,
  trx: TransactionClientContract
): Promise<void> {
  const event = randomUUID()
  await issueAccountLink({ ...link, token: letterSecret(kind, event) }, trx)
  await outbox.send(kind, { event, data: { userId: link.userId } }, trx)
}
