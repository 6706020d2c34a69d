import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { EMAIL_LINK_HOURS } from '#identity/account_link'
import { mailAccountLink } from '#identity/mail_account_link'
import { verification } from '#identity/mails/verification_mail'
import User from '#identity/models/user'

const LIFE = { hours: EMAIL_LINK_HOURS }

/** Mails a one-use link to the email of an account, which proves that it reaches its owner; none where that is proved. */
export class RequestVerification {
  async handle(userId: number, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const user = await User.findOrFail(userId, { client: trx })
      if (user.emailVerifiedAt) return
      await mailAccountLink(
        { kind: verification, userId, purpose: 'verification', newEmail: null, life: LIFE },
        trx
      )
    })
  }
}
