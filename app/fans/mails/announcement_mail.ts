import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { AnnouncementQueries, type AnnouncementRow } from '#fans/queries/announcement_queries'
import { ContactConsentQueries } from '#fans/queries/contact_consent_queries'
import { titleOf } from '#fans/transformers/announcement_transformer'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'

/**
 * Ends all announcement emails to a fan: opened from the mail without signing in, and posted to by mail programs (RFC
 * 8058).
 */
const unsubscribeLink = (userId: number) =>
  signedUrlFor('fans.unsubscribe.show', {}, { prefixUrl: appUrl, qs: { fan: userId } })

/** The link that stops sharing a contact with an artist. It works without logging in. */
const stopSharingLink = (userId: number, artistId: number) =>
  signedUrlFor(
    'fans.stop_sharing.show',
    {},
    { prefixUrl: appUrl, qs: { fan: userId, artist: artistId } }
  )

/**
 * All announcements of a day to a fan in one mail. `sharedWith`: ids of the artists who get the fan's contact, each with a
 * link that stops it.
 */
export default class AnnouncementMail extends TransactionalMail {
  protected view = 'fans/announcements'

  constructor(
    private fan: MailableAccount,
    private announcements: AnnouncementRow[],
    private sharedWith: number[] = []
  ) {
    super()
  }

  protected content() {
    const names = new Intl.ListFormat('en-GB').format(
      new Set(this.announcements.map((row) => row.band_name))
    )
    const subject = `News from ${names}`
    return {
      to: this.fan.email,
      subject,
      name: this.fan.first_name,
      heading: subject,
      reason: `You asked us to email you about ${names}.`,
      announcements: this.announcements.map((row) => ({
        band: row.band_name,
        title: titleOf(row),
        paragraphs: row.body.split(/\n+/),
        link: `${appUrl}/${row.product_id === null ? `store/${row.artist_id}` : `product/${row.product_id}`}`,
        button: row.product_id === null ? 'Open the store' : 'See it in the store',
      })),
      sharing: this.#sharing(),
      stop: unsubscribeLink(this.fan.id),
      choose: `${appUrl}/account#news`,
    }
  }

  #sharing() {
    const names = new Map(this.announcements.map((row) => [row.artist_id, row.band_name]))
    return this.sharedWith.map((artistId) => ({
      band: names.get(artistId),
      link: stopSharingLink(this.fan.id, artistId),
    }))
  }

  override prepare() {
    super.prepare()
    this.message.header('List-Unsubscribe', `<${unsubscribeLink(this.fan.id)}>`)
    this.message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
  }
}

type AnnouncementBatch = { userId: number; announcementIds: number[] }

@inject()
class AnnouncementWriter implements MailWriter<AnnouncementBatch> {
  constructor(
    private announcements: AnnouncementQueries,
    private accounts: MailableAccountsQuery,
    private consents: ContactConsentQueries
  ) {}

  async write({ userId, announcementIds }: AnnouncementBatch) {
    const fan = await this.accounts.find(userId)
    const announcements = await this.announcements.worthTelling(userId, announcementIds)
    if (!fan || announcements.length === 0) return null
    const artistIds = announcements.map((row) => row.artist_id)
    const sharedWith = await this.consents.sharedAmong(userId, artistIds)
    return new AnnouncementMail(fan, announcements, sharedWith)
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

export const artistAnnouncements: MailTemplate<AnnouncementBatch> = {
  name: 'artist-announcements',
  about:
    'To fans who asked for it, what their favourite artists have announced, once a day at most',
  writer: AnnouncementWriter,
  samples: () => ({
    'a drop and a gig': new AnnouncementMail(FAN, [DROP, GIG]),
    'a drop': new AnnouncementMail(FAN, [DROP]),
    'of an artist who gets the fan’s contact': new AnnouncementMail(FAN, [DROP], [DROP.artist_id]),
  }),
}
