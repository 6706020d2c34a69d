import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { GigQueries, QrCodeQueries, toGig, toStudioQrCode } from '#gigs/public'
import { GigReport, LiveGigReport, type GigReportRow } from '#insights/public'
import { ShownCodeQuery } from '#studio/queries/shown_code_query'
import type { StudioFrame } from '#studio/tabs'

const MOST_CODES = 24

/** One gig: what it brought or when it starts, the codes that hang there, and its board for the room. */
@inject()
export class GigPage {
  constructor(
    private gigs: GigQueries,
    private codes: QrCodeQueries,
    private report: GigReport,
    private live: LiveGigReport,
    private shownCode: ShownCodeQuery
  ) {}

  async show(
    { inertia }: HttpContext,
    row: GigReportRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const [report, gig, codes] = await Promise.all([
      this.report.handle(row),
      this.gigs.find(row.id),
      this.codes.ofGig(row.id, MOST_CODES),
    ])
    return inertia.render('studio/gig', {
      ...frame,
      report,
      gig: toGig(gig),
      codes: codes.map(toStudioQrCode),
    })
  }

  async showBoard(
    { inertia }: HttpContext,
    row: GigReportRow,
    frame: StudioFrame & { accent: string }
  ) {
    const [live, shown] = await Promise.all([this.live.handle(row), this.shownCode.ofGig(row.id)])
    return inertia.render('studio/live_gig', { ...frame, ...shown, live })
  }
}
