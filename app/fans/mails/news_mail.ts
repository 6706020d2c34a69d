import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { stopNewsLink } from '#fans/news_link'
import type { AnnouncementRow, WaitingFan } from '#fans/queries/news_queries'
import { titleOf } from '#fans/transformers/announcement_shape'

/** What artists have announced to a fan, all of one day in one mail. */
export default class NewsMail extends BaseMail {
  constructor(
    private fan: WaitingFan,
    private news: AnnouncementRow[]
  ) {
    super()
    const names = [...new Set(news.map((row) => row.band_name))]
    this.subject = `News from ${new Intl.ListFormat('en-GB').format(names)}`
  }

  prepare() {
    const stop = stopNewsLink(this.fan.id)
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: this.fan.first_name,
      news: this.news.map((row) => ({
        band: row.band_name,
        title: titleOf(row),
        paragraphs: row.body.split(/\n+/),
        link: `${appUrl}/${row.product_id === null ? `store/${row.artist_id}` : `product/${row.product_id}`}`,
        button: row.product_id === null ? 'Open the store' : 'See it in the store',
      })),
      stop,
      choose: `${appUrl}/account#news`,
    }
    this.message.to(this.fan.email)
    this.message.header('List-Unsubscribe', `<${stop}>`)
    this.message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
    this.message.htmlView('mails/fans/news_html', state)
    this.message.textView('mails/fans/news_text', state)
  }
}
