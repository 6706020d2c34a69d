import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { ArtistQueries } from '#artists/public'
import { dashboardAddress } from '#core/dashboard_address'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { DueGigsQuery, type DueGig } from '#insights/morning_after/due_gigs_query'
import { nightSold, type NightSold } from '#insights/morning_after/night_sold'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import { SettlementQuery } from '#insights/settlement/settlement_query'
import { NoticeMail, wantsNotice } from '#notices/public'
import { clock } from '#shared/clock'
import { format, fromDecimal, fromNumber, SHOP_CURRENCY } from '#shared/money'

const pounds = (amount: number) => format(fromNumber(amount), SHOP_CURRENCY)

const items = (units: number) => `${units} ${units === 1 ? 'item' : 'items'}`

/** Tells an artist on the morning after a gig what it sold, and until when orders count. */
class MorningAfterMail extends NoticeMail {
  protected view = 'insights/morning_after'

  constructor(
    private account: MailableAccount,
    private artistId: number,
    private sold: NightSold
  ) {
    super({ userId: account.id, artistId, notice: 'morning-after' })
  }

  protected content() {
    const { account, artistId, sold } = this
    const { figures, products, more } = sold
    const { gig } = figures
    const place = figures.venue ?? gig.name
    const gigPage = { tab: 'gigs', gig: gig.id } as const
    return {
      to: account.email,
      subject: `${place}: ${pounds(figures.gross)} of merch sold`,
      name: account.first_name,
      heading: `${place}: the morning after`,
      opening: `Fans bought ${items(figures.units)} for ${pounds(figures.gross)}.`,
      lines: [
        ...products.map(({ name, units, amount }) => ({
          name: `${units} × ${name}`,
          details: [],
          amount: format(amount, SHOP_CURRENCY),
        })),
        ...(more > 0
          ? [{ name: `${more} more ${more === 1 ? 'product' : 'products'}`, details: [] }]
          : []),
      ],
      sums: this.#sums(),
      perHead:
        figures.perHead === null
          ? null
          : `${pounds(figures.perHead)} per head, with ${figures.attendance} in the room.`,
      askAttendance: figures.perHead === null ? dashboardAddress(artistId, gigPage) : null,
      toCome: toCome(figures.countsUntil, gig.timeZone),
      link: dashboardAddress(artistId, { ...gigPage, settlement: 1 }),
      notice: this.noticeLinks,
    }
  }

  #sums() {
    const { gross, refunds, earnings, own, parties } = this.sold.figures
    return [
      { label: 'Sales', amount: pounds(gross) },
      ...(refunds.amount > 0 ? [{ label: 'Refunds', amount: `−${pounds(refunds.amount)}` }] : []),
      { label: 'Your earnings', amount: pounds(earnings), isTotal: true },
      ...(parties.length > 0
        ? [{ label: 'After the venue’s and other shares', amount: pounds(own) }]
        : []),
    ]
  }
}

/** Until when orders still count, in local time; null where that is past. */
function toCome(countsUntil: string, zone: string): string | null {
  const until = DateTime.fromISO(countsUntil, { zone }).setLocale('en-GB')
  return until <= clock.now()
    ? null
    : `Orders through this gig’s QR codes still count until ${until.toFormat("HH:mm 'on' cccc d LLLL")}.`
}

@inject()
class MorningAfterWriter implements MailWriter<DueGig> {
  constructor(
    private dueGigs: DueGigsQuery,
    private gigs: GigAnalyticsQuery,
    private artists: ArtistQueries,
    private accounts: MailableAccountsQuery,
    private settlements: SettlementQuery
  ) {}

  async write(due: DueGig) {
    const gig = await this.gigs.find(due.gigId)
    if (!gig || !(await this.dueGigs.isDue(due))) return null
    const artist = await this.artists.findOrFail(gig.artist_id)
    if (!(await wantsNotice(artist.user_id, 'morning-after'))) return null
    const account = await this.accounts.find(artist.user_id)
    const { figures, rows } = await this.settlements.current(gig, artist.band_name)
    return account && rows.length > 0
      ? new MorningAfterMail(account, artist.id, nightSold(figures, rows))
      : null
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

const SAMPLE: NightSold = {
  figures: {
    gig: { id: 1, name: 'Last Bus Home', timeZone: 'Europe/London' },
    venue: 'The Anchor',
    attendance: 180,
    perHead: 1.8,
    gross: 324.87,
    refunds: { orders: 1, amount: 24.99 },
    units: 13,
    earnings: 97.37,
    own: 97.37,
    parties: [],
    countsUntil: '2031-05-04T18:30:00Z',
  },
  products: [
    { name: 'Last Tram Home Tee', units: 12, amount: fromDecimal('299.88') },
    { name: 'Night Bus Poster', units: 1, amount: fromDecimal('24.99') },
  ],
  more: 0,
}

export const morningAfter: MailTemplate<DueGig> = {
  name: 'morning-after',
  about: 'To the artist, at nine on the morning after a gig that sold something',
  writer: MorningAfterWriter,
  samples: () => ({
    'with attendance': new MorningAfterMail(READER, 1, SAMPLE),
    'without attendance': new MorningAfterMail(READER, 1, {
      ...SAMPLE,
      figures: {
        ...SAMPLE.figures,
        attendance: null,
        perHead: null,
        refunds: { orders: 0, amount: 0 },
      },
    }),
  }),
}
