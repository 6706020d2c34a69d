import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { DELETION_LINK_MINUTES, useOwnAccountLink } from '#identity/account_links/account_link'
import { mailAccountLink } from '#identity/account_links/mail_account_link'
import { deletionLink } from '#identity/mails/deletion_link_mail'

const LIFE = { minutes: DELETION_LINK_MINUTES }

/** The one-use link by which an account without a password confirms that it is to be deleted. */
export class DeletionLink {
  /** Mails the link. */
  async request(userId: number, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, (trx) =>
      mailAccountLink(
        { kind: deletionLink, userId, purpose: 'deletion', newEmail: null, life: LIFE },
        trx
      )
    )
  }

  /** Uses the link up, as one step of the deletion: it requires its transaction. Throws InvalidField under `token`. */
  async use(userId: number, token: string, trx: TransactionClientContract): Promise<void> {
    await useOwnAccountLink({ userId, token, purpose: 'deletion' }, trx)
  }
}
