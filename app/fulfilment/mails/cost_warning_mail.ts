import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type { CostWarningRow, CostWarnings } from '#fulfilment/queries/cost_warnings_query'
import type { MailableAccount } from '#identity/public'
import { format, fromDecimal } from '#shared/money'

export type Audience = 'artist' | 'admin'

/** Products whose price became too low for what Printful asks: to their artist, and all of a run to each admin. */
export default class CostWarningMail extends BaseMail {
  constructor(
    private account: MailableAccount,
    private audience: Audience,
    private warnings: CostWarnings
  ) {
    super()
    const { total, rows } = warnings
    const what = total === 1 ? rows[0]!.product_name : `${total} products`
    this.subject = `Printful asks more for ${what}`
  }

  prepare() {
    const { rows, total } = this.warnings
    const isArtist = this.audience === 'artist'
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: this.account.first_name,
      opening: isArtist
        ? 'Printful has raised its prices, and what you ask is now below the minimum that leaves a 40% margin.'
        : 'Printful has raised its prices. Selling prices that are now below the minimum of the 40% margin:',
      products: rows.map((row) => toLine(row, isArtist)),
      others: total - rows.length,
      closing: isArtist
        ? 'Nothing changes by itself: they stay on sale, and you earn on them what you did. The next price you set goes by the new cost.'
        : 'Their artists have been told. Until they set another price, the platform bears the difference.',
      link: isArtist ? `${appUrl}/dashboard?tab=product-management` : `${appUrl}/admin`,
      button: isArtist ? 'Set the prices' : 'Open the admin area',
    }
    this.message.to(this.account.email)
    this.message.htmlView('mails/fulfilment/cost_warning_html', state)
    this.message.textView('mails/fulfilment/cost_warning_text', state)
  }
}

function toLine(row: CostWarningRow, isArtist: boolean) {
  const pounds = (decimal: string) => format(fromDecimal(decimal))
  return {
    name: isArtist ? row.product_name : `${row.product_name} (${row.band_name})`,
    text: `Printful now asks ${pounds(row.provider_cost)}. The price is ${pounds(row.selling_price)}; it has to be at least ${pounds(row.minimum_price)}.`,
  }
}
