import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { EMAIL_LINK_HOURS, useOwnAccountLink } from '#identity/account_links/account_link'
import { lockOwner } from '#identity/account_links/lock_owner'
import { mailAccountLink } from '#identity/account_links/mail_account_link'
import { verification } from '#identity/mails/verification_mail'
import User from '#identity/models/user'
import { clock } from '#shared/clock'

const LIFE = { hours: EMAIL_LINK_HOURS }

/** Verifies that the email of an account reaches its owner, by a one-use link that is mailed to it. */
export class EmailVerification {
  /** Mails the link; none where the email is verified already. */
  async request(userId: number, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const user = await User.findOrFail(userId, { client: trx })
      if (user.emailVerifiedAt) return
      await mailAccountLink(
        { kind: verification, userId, purpose: 'verification', newEmail: null, life: LIFE },
        trx
      )
    })
  }

  /**
   * Verifies the email by the link and the account that is signed in: the link alone would let an account that was made with
   * a stranger's email be verified by that stranger. Throws InvalidField for a link that no longer works or belongs to
   * another account. Returns whether the email was unverified until now.
   */
  async confirm(
    userId: number,
    token: string,
    caller?: TransactionClientContract
  ): Promise<boolean> {
    return inTransaction(caller, async (trx) => {
      // A change of the email ends the link: the two wait for each other.
      await lockOwner('account_links', token, trx)
      await useOwnAccountLink({ userId, token, purpose: 'verification' }, trx)
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      if (user.emailVerifiedAt) return false
      user.emailVerifiedAt = clock.now()
      await user.save()
      return true
    })
  }
}
