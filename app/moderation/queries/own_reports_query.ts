import db from '@adonisjs/lucid/services/db'
import type { ReportReason, ReportState } from '#shared/report'

type Row = {
  artist_id: number
  product_id: number | null
  reason: ReportReason
  words: string
  evidence_url: string | null
  email: string | null
  state: ReportState
  created_at: Date
}

/** All reports of a user, for the export of their data, with those that were kept with an open one: oldest first. */
export class OwnReportsQuery {
  async handle(userId: number) {
    const { rows }: { rows: Row[] } = await db.rawQuery(
      `SELECT artist_id, product_id, reason, words, evidence_url, email, state, created_at
         FROM reports WHERE user_id = :userId
       UNION ALL
       SELECT reports.artist_id, reports.product_id, reports.reason, addition.words, addition.evidence_url,
              reports.email, reports.state, addition.created_at
         FROM report_additions AS addition JOIN reports ON reports.id = addition.report_id
        WHERE addition.user_id = :userId
        ORDER BY created_at`,
      { userId }
    )
    return rows.map((row) => ({
      artistId: row.artist_id,
      productId: row.product_id,
      reason: row.reason,
      words: row.words,
      evidenceUrl: row.evidence_url,
      email: row.email,
      state: row.state,
      createdAt: row.created_at.toISOString(),
    }))
  }
}
