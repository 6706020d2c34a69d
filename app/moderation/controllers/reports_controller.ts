import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InvalidField, NotFound } from '#core/exceptions/errors'
import { FileReport } from '#moderation/actions/file_report'
import { ReportedSubjectQuery } from '#moderation/queries/reported_subject_query'
import { reportValidator } from '#moderation/validators/report_validator'
import { parseId } from '#shared/ids'

/** The page to report a product or a store, and POST /api/reports. */
@inject()
export default class ReportsController {
  constructor(
    private subjects: ReportedSubjectQuery,
    private fileReport: FileReport
  ) {}

  /** GET /report?product=12 or /report?artist=3. */
  async create(ctx: HttpContext) {
    const { product, artist } = ctx.request.qs()
    const productId = parseId(product) ?? undefined
    const artistId = parseId(artist) ?? undefined
    if (productId === undefined && artistId === undefined) throw new NotFound()
    const subject = await this.subjects.handle({ productId, artistId }, ctx)
    return ctx.inertia.render('moderation/report', {
      subject,
      isEmailKnown: Boolean(ctx.auth.user?.email),
    })
  }

  /** 202: an admin decides. The answer is the same for a report that was filed already. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const body = await request.validateUsing(reportValidator)
    const email = auth.user?.email ?? body.email
    if (!email) throw new InvalidField('email', 'required', 'Enter your email address')
    const { artist, product } = await this.subjects.handle(body, ctx)
    await this.fileReport.handle({
      artistId: artist.id,
      productId: product?.id ?? null,
      reason: body.reason,
      words: body.words,
      evidenceUrl: body.evidenceUrl ?? null,
      email,
      userId: auth.user?.id ?? null,
    })
    return response.status(202).send({ isReceived: true })
  }
}
