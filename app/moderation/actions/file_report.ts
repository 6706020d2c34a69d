import db from '@adonisjs/lucid/services/db'
import { deadlineFrom } from '#moderation/deadline'
import { clock } from '#shared/clock'
import type { ReportReason } from '#shared/report'

export type NewReport = {
  artistId: number
  /** Null where the store is reported. */
  productId: number | null
  reason: ReportReason
  words: string
  evidenceUrl: string | null
  email: string
  userId: number | null
}

/** Adds a report to the queue of admins. The same report from the same email, as long as it is open, is kept once. */
export class FileReport {
  async handle(report: NewReport): Promise<void> {
    const now = clock.now()
    await db.rawQuery(
      `INSERT INTO reports (artist_id, product_id, reason, words, evidence_url, email, user_id, due_at, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (email, artist_id, coalesce(product_id, 0), reason) WHERE state = 'open' DO NOTHING`,
      [
        report.artistId,
        report.productId,
        report.reason,
        report.words,
        report.evidenceUrl,
        report.email.toLowerCase(),
        report.userId,
        deadlineFrom(now),
        now.toJSDate(),
        now.toJSDate(),
      ]
    )
  }
}
