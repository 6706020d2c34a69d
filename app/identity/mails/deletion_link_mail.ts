import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { DELETION_LINK_MINUTES } from '#identity/account_links/account_link'
import User from '#identity/models/user'
import { usableAccountLink } from '#identity/account_links/usable_account_link'

type DeletionLink = { email: string; name: string | null; token: string }

/** To the owner of an account without a password, who wants it deleted. */
class DeletionLinkMail extends TransactionalMail {
  subject = 'Delete your Gigstall account?'
  protected view = 'identity/deletion_link'

  constructor(private deletion: DeletionLink) {
    super()
  }

  protected content() {
    const { email, name, token } = this.deletion
    return {
      to: email,
      name,
      link: `${appUrl}/account/delete?token=${token}`,
      minutes: DELETION_LINK_MINUTES,
    }
  }
}

type Asked = { userId: number }

class DeletionLinkWriter implements MailWriter<Asked> {
  async write({ userId }: Asked, { secret }: MailContext) {
    if (!(await usableAccountLink(secret, 'deletion'))) return null
    const { email, firstName } = await User.findOrFail(userId)
    return new DeletionLinkMail({ email, name: firstName, token: secret })
  }
}

export const deletionLink: MailTemplate<Asked> = {
  name: 'deletion-link',
  about: 'To the owner of an account without a password who asks to delete it',
  writer: DeletionLinkWriter,
  samples: () => ({
    ordinary: new DeletionLinkMail({ email: 'sam@example.com', name: 'Sam', token: 'sample' }),
  }),
}
