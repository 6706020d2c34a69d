import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { DELETION_LINK_MINUTES } from '#identity/account_link'
import { mailAccountLink } from '#identity/mail_account_link'
import { deletionLink } from '#identity/mails/deletion_link_mail'

const LIFE = { minutes: DELETION_LINK_MINUTES }

/** Mails a one-use link by which an account without a password confirms that it is to be deleted. */
export class RequestDeletionLink {
  async handle(userId: number, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, (trx) =>
      mailAccountLink(
        { kind: deletionLink, userId, purpose: 'deletion', newEmail: null, life: LIFE },
        trx
      )
    )
  }
}
