import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import secondFactorConfig from '#config/second_factor'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import User from '#identity/models/user'
import {
  MailableAccountsQuery,
  type MailableAccount,
} from '#identity/queries/mailable_accounts_query'
import { needsConfirmation, type RemovalRow } from '#identity/second_factor_removal/removal'

/** Tells an owner among the admins that another admin has lost the second factor. */
class RemovalConfirmationMail extends TransactionalMail {
  subject = 'An admin lost the device for two-step login'
  protected view = 'identity/removal_confirmation'

  constructor(
    private account: MailableAccount,
    private adminEmail: string
  ) {
    super()
  }

  protected content() {
    return {
      to: this.account.email,
      name: this.account.first_name,
      admin: this.adminEmail,
      hours: secondFactorConfig.removalHours,
      // The list of admins is short, and an email in an address would stand in logs.
      link: `${appUrl}/admin/users?role=admin`,
    }
  }
}

type Data = { removalId: number; adminId: number; userId: number }

@inject()
class RemovalConfirmationWriter implements MailWriter<Data> {
  constructor(private accounts: MailableAccountsQuery) {}

  /** Null where the request has ended or is confirmed, or where the reader may not confirm it any more. */
  async write({ removalId, adminId, userId }: Data) {
    const removal: RemovalRow | null = await db
      .from('second_factor_removals')
      .where({ id: removalId, status: 'open' })
      .first()
    const admin = await User.findOrFail(adminId)
    if (!removal || !needsConfirmation(removal, admin.userType)) return null
    if (!(await this.accounts.adminIdsFor('accounts', undefined, adminId)).includes(userId))
      return null
    const account = await this.accounts.find(userId)
    return account && new RemovalConfirmationMail(account, admin.email)
  }
}

export const removalConfirmation: MailTemplate<Data> = {
  name: 'removal-confirmation',
  about: 'To each owner among the admins when another admin has lost the second factor',
  writer: RemovalConfirmationWriter,
  samples: () => ({
    ordinary: new RemovalConfirmationMail(
      { id: 1, email: 'ari@example.com', first_name: 'Ari' },
      'sam@example.com'
    ),
  }),
}
