import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { DecidedReportQuery, type DecidedReport } from '#moderation/queries/decided_report_query'

/** Tells the person who reported something what we decided. */
class ReportDecidedMail extends TransactionalMail {
  protected view = 'moderation/report_decided'

  constructor(private report: DecidedReport) {
    super()
  }

  #outcome(): string {
    const { state, is_taken_down: isTakenDown } = this.report
    if (state === 'dismissed')
      return 'One of our team has looked at it and found nothing that we need to act on.'
    return isTakenDown
      ? 'One of our team has looked at it and agrees with you. We’ve taken the product down.'
      : 'One of our team has looked at it and agrees with you. We’re sorting it out with the artist.'
  }

  protected content() {
    const { email, band_name: bandName, product_name: product, state } = this.report
    const subject = product ? `${product} by ${bandName}` : `${bandName}’s store`
    return {
      to: email,
      subject: `Your report about ${subject}`,
      name: null,
      opening: `Thanks for reporting ${subject}. ${this.#outcome()}`,
      closing:
        state === 'dismissed'
          ? `Think we’ve got this wrong? Email ${contactAddress} and tell us more.`
          : null,
      link: `${appUrl}/reporting`,
    }
  }
}

type Decided = { eventId: number }

@inject()
class ReportDecidedWriter implements MailWriter<Decided> {
  constructor(private reports: DecidedReportQuery) {}

  async write({ eventId }: Decided) {
    const report = await this.reports.find(eventId)
    return report && new ReportDecidedMail(report)
  }
}

const SAMPLE: DecidedReport = {
  email: 'robin@example.com',
  band_name: 'Night Bus',
  product_name: 'Last Tram Tee',
  is_taken_down: true,
  state: 'upheld',
}

export const reportDecided: MailTemplate<Decided> = {
  name: 'report-decided',
  about: 'To the person who reported a product or a store, when an admin upholds or dismisses it',
  writer: ReportDecidedWriter,
  samples: () => ({
    'upheld': new ReportDecidedMail(SAMPLE),
    'upheld, of a store': new ReportDecidedMail({
      ...SAMPLE,
      product_name: null,
      is_taken_down: false,
    }),
    'dismissed': new ReportDecidedMail({ ...SAMPLE, state: 'dismissed', is_taken_down: false }),
  }),
}
