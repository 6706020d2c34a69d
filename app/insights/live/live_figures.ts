import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { RefreshRollups } from '#insights/actions/refresh_rollups'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import { LiveGigReport } from '#insights/queries/live_gig_report'
import { clock } from '#shared/clock'
import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'

/** Reads what a live board shows now, with what happened since the figures were built last. */
@inject()
export class LiveFigures {
  constructor(
    private gigs: GigAnalyticsQuery,
    private refreshRollups: RefreshRollups,
    private report: LiveGigReport
  ) {}

  /** Null where the gig is gone. `changesIn`: milliseconds until its hours begin, it starts, or they end; null after them. */
  async handle(gigId: number) {
    const gig = await this.gigs.find(gigId)
    if (!gig) return null
    await this.refreshRollups.handle(gig.artist_id)
    const startsAt = DateTime.fromJSDate(gig.starts_at)
    const edges = [
      startsAt.minus({ hours: HOURS_BEFORE }),
      startsAt,
      startsAt.plus({ hours: HOURS_AFTER }),
    ]
    const waits = edges.map((edge) => edge.diff(clock.now()).toMillis()).filter((wait) => wait > 0)
    return { figures: await this.report.handle(gig), changesIn: waits[0] ?? null }
  }
}
