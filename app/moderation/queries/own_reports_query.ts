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

/** All reports of a user, for the export of their data: oldest first. */
export class OwnReportsQuery {
  async handle(userId: number) {
    const rows: Row[] = await db
      .from('reports')
      .where('user_id', userId)
      .orderBy('id')
      .select('artist_id', 'product_id', 'reason', 'words', 'evidence_url', 'email', 'state')
      .select('created_at')
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
