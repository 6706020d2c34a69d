import { inject } from '@adonisjs/core'
import { providerName } from '#config/fulfilment'
import { appUrl } from '#config/app'
import { dashboardAddress } from '#core/dashboard_address'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import {
  CostWarningsQuery,
  type CostWarningRow,
  type CostWarnings,
} from '#fulfilment/queries/cost_warnings_query'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import { MINIMUM_MARGIN } from '#pricing/public'
import { format, fromDecimal } from '#shared/money'

type Audience = 'artist' | 'admin'

/** Products whose price became too low for what the provider asks: to their artist, and all of a run to each admin. */
export default class CostWarningMail extends TransactionalMail {
  protected view = 'fulfilment/cost_warning'

  constructor(
    private account: MailableAccount,
    private audience: Audience,
    private warnings: CostWarnings
  ) {
    super()
  }

  protected content() {
    const { rows, total } = this.warnings
    const isArtist = this.audience === 'artist'
    const what = total === 1 ? rows[0]!.product_name : `${total} products`
    return {
      to: this.account.email,
      subject: `${providerName}’s ${total === 1 ? 'price' : 'prices'} for ${what} ${total === 1 ? 'has' : 'have'} gone up`,
      name: this.account.first_name,
      opening: isArtist
        ? total === 1
          ? `${providerName}’s price for this product has gone up. Your price is now below the ${MINIMUM_MARGIN} minimum margin.`
          : `${providerName}’s prices have gone up. Your prices for these products are now below the ${MINIMUM_MARGIN} minimum margin.`
        : `${providerName}’s prices have gone up. These selling prices are now below the ${MINIMUM_MARGIN} minimum margin:`,
      products: rows.map((row) => toLine(row, isArtist)),
      others: total - rows.length,
      closing: isArtist
        ? 'Your products stay on sale, and your earnings per sale stay the same until you change the price.'
        : 'We’ve emailed their artists. Until they set a new price, the platform pays the difference.',
      link: isArtist
        ? dashboardAddress(rows[0]!.artist_id, { tab: 'product-management' })
        : `${appUrl}/admin`,
      button: isArtist ? 'Set the prices' : 'Open the admin area',
    }
  }
}

function toLine(row: CostWarningRow, isArtist: boolean) {
  const pounds = (decimal: string) => format(fromDecimal(decimal))
  return {
    name: isArtist ? row.product_name : `${row.product_name} (${row.band_name})`,
    text: `${providerName} now charges ${pounds(row.provider_cost)}. ${isArtist ? 'Your' : 'The'} price is ${pounds(row.selling_price)}; the minimum is now ${pounds(row.minimum_price)}.`,
  }
}

type Warned = { syncId: number; userId: number; audience: Audience }

@inject()
class CostWarningWriter implements MailWriter<Warned> {
  constructor(
    private warnings: CostWarningsQuery,
    private accounts: MailableAccountsQuery
  ) {}

  async write({ syncId, userId, audience }: Warned) {
    const account = await this.accounts.find(userId)
    if (!account) return null
    const found = await this.warnings.ofSync(syncId, audience === 'artist' ? userId : undefined)
    return new CostWarningMail(account, audience, found)
  }
}

const READER: MailableAccount = { id: 1, email: 'ari@example.com', first_name: 'Ari' }

const ROW: CostWarningRow = {
  artist_id: 1,
  product_name: 'Last Tram Tee',
  band_name: 'The Paper Lanterns',
  provider_cost: '19.40',
  minimum_price: '27.16',
  selling_price: '24.00',
}

export const costWarning: MailTemplate<Warned> = {
  name: 'cost-warning',
  about: `To artists and admins, when ${providerName}’s price goes up and a selling price falls below the minimum`,
  writer: CostWarningWriter,
  samples: () => ({
    'to the artist': new CostWarningMail(READER, 'artist', { rows: [ROW], total: 1 }),
    'to an admin': new CostWarningMail(READER, 'admin', { rows: [ROW, ROW], total: 52 }),
  }),
}
