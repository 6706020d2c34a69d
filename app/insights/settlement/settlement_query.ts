import { inject } from '@adonisjs/core'
import { GigShareQueries } from '#gigs/public'
import { GigAnalyticsQuery, type GigReportRow } from '#insights/queries/gig_analytics_query'
import { changedSince, settleAddenda } from '#insights/settlement/settlement_addenda'
import { SettlementRowsQuery } from '#insights/settlement/settlement_rows_query'
import {
  toFigures,
  toSettlement,
  toStored,
  type Settlement,
  type StoredSheet,
} from '#insights/settlement/settlement_sheet'

/** The settlement sheet of a gig, in five statements at most. Rollups are to be refreshed first. */
@inject()
export class SettlementQuery {
  constructor(
    private rows: SettlementRowsQuery,
    private shares: GigShareQueries,
    private analytics: GigAnalyticsQuery
  ) {}

  /** As it was closed, with its addenda; or as it is now. */
  async handle(gig: GigReportRow, bandName: string): Promise<Settlement> {
    const closed = await this.shares.closedSheet(gig.id)
    if (closed === null) {
      const { figures } = await this.current(gig, bandName)
      return toSettlement({ figures, closedAt: null, addenda: [] })
    }
    const { figures, rows: known } = closed.sheet as StoredSheet
    // A gig that was moved since keeps the hours that its sheet was closed with.
    const rows = await this.rows.handle({ id: gig.id, starts_at: new Date(figures.gig.startsAt) })
    const refunds = await this.rows.refundsOf(changedSince(rows, known))
    const addenda = settleAddenda(rows, known, refunds)
    return toSettlement({ figures, closedAt: closed.closedAt, addenda })
  }

  /** The figures as they are now, the rows that they are made of, and what is stored when the sheet is closed. */
  async current(gig: GigReportRow, bandName: string) {
    const [rows, shares, sums] = await Promise.all([
      this.rows.handle(gig),
      this.shares.ofGig(gig.id),
      this.analytics.sums([gig.id]),
    ])
    const figures = toFigures({ gig, bandName, rows, shares, sums: sums.get(gig.id) })
    return { figures, rows, stored: toStored(figures, rows) }
  }
}
