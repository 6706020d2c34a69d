import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { dashboardAddress } from '#core/dashboard_address'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { NOTICE_WORDS } from '#notices/notice_words'
import type { Notice } from '#notices/notices'

/** An artist's account, its band, and what the mail is about. */
type Reader = { userId: number; artistId: number; notice: Notice }

/**
 * The link that switches one notice of an account off. It works without logging in, and mail programs post to it (RFC
 * 8058).
 */
const stopLink = ({ userId: account, artistId: artist, notice }: Reader) =>
  signedUrlFor('notices.stop.show', {}, { prefixUrl: appUrl, qs: { account, artist, notice } })

/** Base of the mails that an account can switch off. Adds the links for that to the text (`notice`) and the headers. */
export abstract class NoticeMail extends TransactionalMail {
  constructor(private readonly reader: Reader) {
    super()
  }

  /** For the parts `notice_html` and `notice_text` of a mail. */
  protected get noticeLinks() {
    return {
      about: NOTICE_WORDS[this.reader.notice],
      stop: stopLink(this.reader),
      choose: dashboardAddress(this.reader.artistId, { tab: 'profile' }, 'notices'),
    }
  }

  override prepare() {
    super.prepare()
    this.message.header('List-Unsubscribe', `<${this.noticeLinks.stop}>`)
    this.message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
  }
}
