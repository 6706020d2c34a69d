import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  GigQueries,
  GigShareQueries,
  QrCodeQueries,
  toGig,
  toStudioQrCode,
  TourQueries,
} from '#gigs/public'
import { GigReport, LiveGigReport, SettlementQuery, type GigReportRow } from '#insights/public'
import { ShownCodeQuery } from '#studio/queries/shown_code_query'
import type { StudioFrame } from '#studio/tabs'

const MOST_CODES = 24

/** One gig: what it brought or when it starts, its codes and shares, its board for the room and its settlement sheet. */
@inject()
export class GigPage {
  constructor(
    private gigs: GigQueries,
    private codes: QrCodeQueries,
    private report: GigReport,
    private live: LiveGigReport,
    private shownCode: ShownCodeQuery,
    private shares: GigShareQueries,
    private tours: TourQueries,
    private settlements: SettlementQuery
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
    const [shares, tour] = await Promise.all([
      this.shares.shown(gig),
      gig.tour_id === null ? null : this.tours.find(gig.tour_id),
    ])
    return inertia.render('studio/gig', {
      ...frame,
      report,
      gig: toGig(gig),
      tour: tour && { id: tour.id, name: tour.name },
      codes: codes.map(toStudioQrCode),
      shares,
    })
  }

  async showBoard(
    { inertia }: HttpContext,
    row: GigReportRow,
    frame: StudioFrame & { accent: string; mayChange: boolean }
  ) {
    const [live, shown, gig, isClosed] = await Promise.all([
      this.live.handle(row),
      this.shownCode.ofGig(row.id),
      this.gigs.find(row.id),
      this.shares.isClosed(row.id),
    ])
    const mayChange = frame.mayChange && !isClosed
    return inertia.render('studio/live_gig', {
      ...frame,
      ...shown,
      live,
      gig: toGig(gig),
      mayChange,
    })
  }

  async showSettlement(
    { inertia }: HttpContext,
    row: GigReportRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const [gig, settlement] = await Promise.all([
      this.gigs.find(row.id),
      this.settlements.handle(row, frame.artist.bandName),
    ])
    return inertia.render('studio/settlement', { ...frame, gig: toGig(gig), settlement })
  }
}
