import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { NOTICE_WORDS } from '#notices/notice_words'
import type { Notice } from '#notices/notices'

/**
 * The link that switches one notice of an account off. It works without logging in, and mail programs post to it (RFC
 * 8058).
 */
const stopLink = (userId: number, notice: Notice) =>
  signedUrlFor('notices.stop.show', {}, { prefixUrl: appUrl, qs: { account: userId, notice } })

/** Base of the mails that an account can switch off. Adds the links for that to the text (`notice`) and the headers. */
export abstract class NoticeMail extends TransactionalMail {
  constructor(private readonly reader: { userId: number; notice: Notice }) {
    super()
  }

  /** For the parts `notice_html` and `notice_text` of a mail. */
  protected get noticeLinks() {
    const { userId, notice } = this.reader
    return {
      about: NOTICE_WORDS[notice],
      stop: stopLink(userId, notice),
      choose: `${appUrl}/dashboard?tab=profile#notices`,
    }
  }

  override prepare() {
    super.prepare()
    this.message.header('List-Unsubscribe', `<${this.noticeLinks.stop}>`)
    this.message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
  }
}
