import { inject } from '@adonisjs/core'
import { VerdictQuery, type GivenVerdict } from '#approvals/queries/verdict_query'
import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { format, fromDecimal } from '#shared/money'

/** Sent to the admin who asked, when the artist has decided. */
class VerdictMail extends TransactionalMail {
  protected view = 'approvals/verdict'

  constructor(private verdict: GivenVerdict) {
    super()
  }

  protected content() {
    const { verdict } = this
    const isApproved = verdict.to_status === 'approved'
    return {
      to: verdict.email,
      subject: `${verdict.band_name} ${isApproved ? 'approved' : 'rejected'} ${verdict.product_name}`,
      name: verdict.first_name,
      band: verdict.band_name,
      opening: isApproved
        ? 'The artist has approved it. There’s nothing more to do: it goes on sale when they activate it.'
        : 'The artist has rejected it. You can change it and send it again.',
      price: format(fromDecimal(verdict.selling_price), verdict.currency),
      notes: verdict.notes?.split(/\n+/) ?? [],
      link: `${appUrl}/admin/products/${verdict.product_id}`,
      button: isApproved ? 'See the product' : 'Change it',
    }
  }
}

/** The move in a product's history that it tells of. */
type Decided = { moveId: number }

@inject()
class VerdictWriter implements MailWriter<Decided> {
  constructor(private verdicts: VerdictQuery) {}

  async write({ moveId }: Decided) {
    const verdict = await this.verdicts.handle(moveId)
    return verdict && new VerdictMail(verdict)
  }
}

const SAMPLE: GivenVerdict = {
  email: 'addie@example.com',
  first_name: 'Addie',
  product_id: 1,
  product_name: 'Last Tram Tee',
  band_name: 'The Paper Lanterns',
  selling_price: '26.00',
  currency: 'GBP',
  to_status: 'approved',
  notes: null,
}

export const approvalDecided: MailTemplate<Decided> = {
  name: 'approval-decided',
  about: 'To the admin who asked for it, when an artist has decided on a product',
  writer: VerdictWriter,
  samples: () => ({
    approved: new VerdictMail(SAMPLE),
    rejected: new VerdictMail({
      ...SAMPLE,
      to_status: 'rejected',
      notes: 'The logo is too small.\n\nCould we have it in green as well?',
    }),
  }),
}
