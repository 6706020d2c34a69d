import db from '@adonisjs/lucid/services/db'
import type { ReportState } from '#shared/report'

/** What the email about a decision says. */
export type DecidedReport = {
  email: string
  band_name: string
  /** Null where the store was reported. */
  product_name: string | null
  is_taken_down: boolean
  state: Extract<ReportState, 'upheld' | 'dismissed'>
}

export class DecidedReportQuery {
  /** Null where an admin has changed the decision since, or where no email is kept. */
  async find(eventId: number): Promise<DecidedReport | null> {
    const found: DecidedReport | undefined = await db
      .from('report_events as event')
      .join('reports', 'reports.id', 'event.report_id')
      .join('artists', 'artists.id', 'reports.artist_id')
      .leftJoin('products', 'products.id', 'reports.product_id')
      .where('event.id', eventId)
      .whereNotExists((later) =>
        later
          .from('report_events as later')
          .whereColumn('later.report_id', 'event.report_id')
          .whereColumn('later.id', '>', 'event.id')
      )
      .whereNotNull('reports.email')
      .select('reports.email', 'reports.state', 'artists.band_name')
      .select('products.name as product_name')
      .select(db.raw('products.takedown_id IS NOT NULL AS is_taken_down'))
      .first()
    return found ?? null
  }
}
