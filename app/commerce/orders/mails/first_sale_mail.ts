import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { dashboardAddress } from '#core/dashboard_address'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { FirstSaleQuery, type FirstSale } from '#commerce/orders/queries/first_sale_query'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { NoticeMail, wantsNotice } from '#notices/public'
import { add, format, fromDecimal, pence } from '#shared/money'
import { chosenWords } from '#shared/variant_words'

/** Tells an artist about the first sale at a gig, with the local time. */
class FirstSaleMail extends NoticeMail {
  protected view = 'orders/first_sale'

  constructor(
    private account: MailableAccount,
    private sale: FirstSale
  ) {
    super({ userId: account.id, artistId: sale.artistId, notice: 'first-sale' })
  }

  protected content() {
    const { account, sale } = this
    const amount = format(add(pence(0), ...sale.lines.map((line) => line.amount)), sale.currency)
    const [first, ...more] = sale.lines.map(({ productName, quantity }) =>
      quantity === 1 ? productName : `${quantity} × ${productName}`
    )
    const what = more.length === 0 ? first : `${first} and ${more.length} more`
    const time = DateTime.fromJSDate(sale.paidAt, { zone: sale.timeZone }).toFormat('HH:mm')
    return {
      to: account.email,
      subject: `${sale.place}: your first sale, ${what}, ${amount}`,
      name: account.first_name,
      opening: `Your first sale at ${sale.place} came in at ${time}.`,
      lines: sale.lines.map((line) => ({
        name: `${line.quantity} × ${line.productName}`,
        details: [chosenWords(line.size, line.color).join(' · ')].filter(Boolean),
        amount: format(line.amount, sale.currency),
      })),
      link: dashboardAddress(sale.artistId, { tab: 'gigs', gig: sale.gigId, live: 1 }),
      notice: this.noticeLinks,
    }
  }
}

/** The payment, and the gig that its code belongs to. */
type Sold = { gigId: number; checkoutId: number }

@inject()
class FirstSaleWriter implements MailWriter<Sold> {
  constructor(
    private sales: FirstSaleQuery,
    private accounts: MailableAccountsQuery
  ) {}

  async write(sold: Sold) {
    const sale = await this.sales.read(sold)
    if (!sale || !(await wantsNotice(sale.userId, 'first-sale'))) return null
    const account = await this.accounts.find(sale.userId)
    return account && new FirstSaleMail(account, sale)
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

const LINE = {
  productName: 'Last Tram Home Tee',
  size: 'M',
  color: 'Black',
  quantity: 1,
  amount: fromDecimal('24.99'),
}

const SAMPLE: FirstSale = {
  gigId: 1,
  artistId: 1,
  userId: 1,
  place: 'The Anchor',
  timeZone: 'Europe/London',
  paidAt: new Date('2026-11-27T20:14:00Z'),
  currency: 'GBP',
  lines: [LINE],
}

export const firstSale: MailTemplate<Sold> = {
  name: 'first-sale',
  about: 'To the artist, when a gig has its first sale',
  writer: FirstSaleWriter,
  samples: () => ({
    'one item': new FirstSaleMail(READER, SAMPLE),
    'two products': new FirstSaleMail(READER, {
      ...SAMPLE,
      lines: [
        LINE,
        {
          productName: 'Night Bus Poster',
          size: 'One size',
          color: 'Standard',
          quantity: 2,
          amount: fromDecimal('30.00'),
        },
      ],
    }),
  }),
}
