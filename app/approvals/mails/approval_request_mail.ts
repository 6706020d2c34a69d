import { inject } from '@adonisjs/core'
import { OpenRequestQuery, type OpenRequest } from '#approvals/queries/open_request_query'
import { dashboardAddress } from '#core/dashboard_address'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { NoticeMail, wantsNotice } from '#notices/public'
import { format, fromDecimal } from '#shared/money'

/** Asks an artist to approve a product of theirs. */
export default class ApprovalRequestMail extends NoticeMail {
  protected view = 'approvals/approval_request'

  constructor(private request: OpenRequest) {
    super({ userId: request.user_id, artistId: request.artist_id, notice: 'draft-ready' })
  }

  protected content() {
    const { request } = this
    const amount = (decimal: string) => format(fromDecimal(decimal), request.currency)
    return {
      to: request.email,
      subject: `${request.product_name} is waiting for your approval`,
      name: request.first_name,
      product: request.product_name,
      opening: request.from_status
        ? 'We’ve updated this product. Please take a look.'
        : 'We’ve made a product for you. It won’t go on sale until you approve it.',
      price: amount(request.selling_price),
      profit: request.artist_profit && amount(request.artist_profit),
      notes: request.admin_notes?.split(/\n+/) ?? [],
      link: dashboardAddress(request.artist_id, { tab: 'product-approvals' }),
      notice: this.noticeLinks,
    }
  }
}

/** The move in the product's history that the email is about. */
type Asked = { moveId: number }

@inject()
class ApprovalRequestWriter implements MailWriter<Asked> {
  constructor(private requests: OpenRequestQuery) {}

  async write({ moveId }: Asked) {
    const request = await this.requests.handle(moveId)
    if (!request || !(await wantsNotice(request.user_id, 'draft-ready'))) return null
    return new ApprovalRequestMail(request)
  }
}

const SAMPLE: OpenRequest = {
  user_id: 1,
  artist_id: 1,
  email: 'ari@example.com',
  first_name: 'Ari',
  product_name: 'Last Tram Tee',
  selling_price: '24.00',
  currency: 'GBP',
  artist_profit: '6.90',
  admin_notes: 'Printed large on the back.\n\nThe red is a little darker than on screen.',
  from_status: null,
}

export const approvalRequest: MailTemplate<Asked> = {
  name: 'approval-request',
  about: 'To the artist, when a product needs their approval',
  writer: ApprovalRequestWriter,
  samples: () => ({
    'new': new ApprovalRequestMail(SAMPLE),
    'updated, without notes': new ApprovalRequestMail({
      ...SAMPLE,
      from_status: 'rejected',
      admin_notes: null,
    }),
  }),
}
