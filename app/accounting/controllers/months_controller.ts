import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CloseMonth } from '#accounting/actions/close_month'
import { RecordDownload } from '#accounting/actions/record_download'
import { ACCOUNTING_FILES, accountingFile } from '#accounting/files/accounting_files'
import { MonthsQuery, type BookedMonth } from '#accounting/queries/months_query'
import { toBooks } from '#accounting/transformers/books_transformer'
import { toMonth } from '#accounting/transformers/month_transformer'
import { actorOf } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { sendCsv } from '#core/http/streamed_csv'
import { MonthBalancesQuery } from '#accounting/months/month_balances'

/** The books by month: what they come to, their files, and their closing. */
@inject()
export default class MonthsController {
  constructor(
    private months: MonthsQuery,
    private balances: MonthBalancesQuery,
    private closeMonth: CloseMonth,
    private recordDownload: RecordDownload
  ) {}

  /** GET /admin/accounting, of the next month to close, or of `month` in the address. */
  async show({ inertia, request }: HttpContext) {
    const months = await this.months.all()
    const asked = request.qs().month
    const shown = months.find(({ month }) => month === asked) ?? nextToClose(months)
    return inertia.render('admin/accounting', {
      months: months.map(toMonth),
      shown: toMonth(shown),
      journalSha256: shown.state === 'closed' ? shown.closed.journalSha256 : null,
      books: toBooks(await this.balances.of(shown.month)),
    })
  }

  /** GET /admin/accounting/:month/:file.csv */
  async file(ctx: HttpContext) {
    const { month } = await this.#find(ctx)
    const file = ACCOUNTING_FILES.find((name) => name === ctx.params.file)
    if (!file) throw new NotFound()
    await this.recordDownload.handle({ ...actorOf(ctx), month, file })
    return sendCsv(ctx, [`Gigstall - ${file} ${month}`], accountingFile(file, month))
  }

  /** POST /api/admin/accounting/months/:month/close: 200 also where it was closed before. */
  async close(ctx: HttpContext) {
    const { month } = await this.#find(ctx)
    await this.closeMonth.handle({ ...actorOf(ctx), month })
    return toMonth(await this.#find(ctx))
  }

  async #find({ params }: HttpContext): Promise<BookedMonth> {
    const found = (await this.months.all()).find(({ month }) => month === params.month)
    if (!found) throw new NotFound()
    return found
  }
}

/** Else the latest that is over. There is always the current month. */
const nextToClose = (months: BookedMonth[]) =>
  months.findLast(({ state }) => state === 'open') ??
  months.find(({ state }) => state !== 'current') ??
  months[0]!
