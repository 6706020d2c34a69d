import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RecordDownload } from '#accounting/actions/record_download'
import { MonthsQuery } from '#accounting/queries/months_query'
import { taxFile } from '#accounting/tax/tax_file'
import { isWithin, periodName, taxPeriod } from '#accounting/tax/tax_period'
import { TaxReportQuery } from '#accounting/tax/tax_report_query'
import { toTaxReport } from '#accounting/transformers/tax_report_transformer'
import { actorOf } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { sendCsv } from '#core/http/streamed_csv'

/** Sales, refunds and tax of a month or of three, by country and rate. */
@inject()
export default class TaxReportsController {
  constructor(
    private months: MonthsQuery,
    private taxReport: TaxReportQuery,
    private recordDownload: RecordDownload
  ) {}

  /** GET /admin/accounting/tax, of this month, or of `until` and `months` in the address. */
  async show({ inertia, request }: HttpContext) {
    const { until, months: length } = request.qs()
    const months = await this.months.all()
    const known = months.find(({ month }) => month === until) ?? months[0]!
    const period = taxPeriod(known.month, length)!
    const within = months.filter(({ month }) => isWithin(month, period))
    return inertia.render('admin/tax_report', {
      choices: months.map(({ month }) => month),
      until: period.until,
      months: period.months,
      name: periodName(period),
      isFinal: within.every(({ state }) => state === 'closed'),
      report: toTaxReport(await this.taxReport.of(period.span)),
    })
  }

  /** GET /admin/accounting/tax/:until.csv */
  async file(ctx: HttpContext) {
    const months = await this.months.all()
    const period = taxPeriod(ctx.params.until, ctx.request.qs().months)
    if (!period || !months.some(({ month }) => month === period.until)) throw new NotFound()
    await this.recordDownload.handle({
      ...actorOf(ctx),
      month: period.until,
      file: 'tax',
      months: period.months,
    })
    return sendCsv(ctx, [`Gigstall - tax ${periodName(period)}`], taxFile(period))
  }
}
