import { BaseMail } from '@adonisjs/mail'
import type { OpenRequest } from '#approvals/queries/open_request_query'
import { appUrl } from '#config/app'
import { format, fromDecimal } from '#shared/money'

const LINK = `${appUrl}/dashboard?tab=product-approvals`

/** Sent to an artist when a product of theirs waits for their word. */
export default class ApprovalRequestMail extends BaseMail {
  constructor(private request: OpenRequest) {
    super()
    this.subject = `${request.product_name} is waiting for your approval`
  }

  prepare() {
    const { request } = this
    const amount = (decimal: string) => format(fromDecimal(decimal), request.currency)
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: request.first_name,
      product: request.product_name,
      opening: request.from_status
        ? 'we have worked on this product, and it is yours to look at now.'
        : 'we have made a product for you. It goes on sale only if you say yes.',
      price: amount(request.selling_price),
      profit: request.artist_profit && amount(request.artist_profit),
      notes: request.admin_notes?.split(/\n+/) ?? [],
      link: LINK,
    }
    this.message.to(request.email)
    this.message.htmlView('mails/approvals/approval_request_html', state)
    this.message.textView('mails/approvals/approval_request_text', state)
  }
}
