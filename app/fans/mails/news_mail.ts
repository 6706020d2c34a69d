import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { HouseMail } from '#core/mail/house_mail'
import type { MailKind, MailWriter } from '#core/mail/mail_kind'
import { stopNewsLink } from '#fans/news_link'
import { NewsQueries, type AnnouncementRow } from '#fans/queries/news_queries'
import { titleOf } from '#fans/transformers/announcement_transformer'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'

/** What artists have announced to a fan, all of one day in one mail. */
export default class NewsMail extends HouseMail {
  protected view = 'fans/news'

  constructor(
    private fan: MailableAccount,
    private news: AnnouncementRow[]
  ) {
    super()
  }

  protected content() {
    const names = new Intl.ListFormat('en-GB').format(
      new Set(this.news.map((row) => row.band_name))
    )
    const subject = `News from ${names}`
    return {
      to: this.fan.email,
      subject,
      name: this.fan.first_name,
      heading: subject,
      reason: `You asked us to email you about ${names}.`,
      news: this.news.map((row) => ({
        band: row.band_name,
        title: titleOf(row),
        paragraphs: row.body.split(/\n+/),
        link: `${appUrl}/${row.product_id === null ? `store/${row.artist_id}` : `product/${row.product_id}`}`,
        button: row.product_id === null ? 'Open the store' : 'See it in the store',
      })),
      stop: stopNewsLink(this.fan.id),
      choose: `${appUrl}/account#news`,
    }
  }

  override prepare() {
    super.prepare()
    this.message.header('List-Unsubscribe', `<${stopNewsLink(this.fan.id)}>`)
    this.message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
  }
}

type Told = { userId: number; announcementIds: number[] }

@inject()
class NewsWriter implements MailWriter<Told> {
  constructor(
    private news: NewsQueries,
    private accounts: MailableAccountsQuery
  ) {}

  async write({ userId, announcementIds }: Told) {
    const fan = await this.accounts.find(userId)
    const news = await this.news.worthTelling(userId, announcementIds)
    return fan && news.length > 0 ? new NewsMail(fan, news) : null
  }
}

const FAN: MailableAccount = { id: 1, email: 'frankie@example.com', first_name: 'Frankie' }

const DROP: AnnouncementRow = {
  id: 1,
  artist_id: 1,
  band_name: 'The Paper Lanterns',
  body: 'Red this time, and only until the tour is over.\n\nSee you down the front.',
  created_at: new Date(0),
  product_id: 1,
  product_name: 'Last Tram Tee',
  gig_id: null,
  gig_name: null,
  gig_venue: null,
  gig_city: null,
  gig_starts_at: null,
  gig_time_zone: null,
}

const GIG: AnnouncementRow = {
  ...DROP,
  id: 2,
  artist_id: 2,
  band_name: 'Marigold & the Night Shift',
  body: 'Doors at half past seven.',
  product_id: null,
  product_name: null,
  gig_id: 1,
  gig_name: 'Last Bus Home',
  gig_venue: 'The Old Signal Box',
  gig_city: 'Leeds',
  gig_starts_at: new Date('2031-05-02T18:30:00Z'),
  gig_time_zone: 'Europe/London',
}

export const artistNews: MailKind<Told> = {
  name: 'artist-news',
  about:
    'To fans who asked for it, what their favourite artists have announced, once a day at most',
  writer: NewsWriter,
  samples: () => ({
    'a drop and a gig': new NewsMail(FAN, [DROP, GIG]),
    'a drop': new NewsMail(FAN, [DROP]),
  }),
}
