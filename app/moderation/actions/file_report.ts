import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
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

type OpenReport = { id: number; isSame: boolean }

/**
 * Adds a report to the queue of admins. While a report of the same thing, reason and email is open, another one is kept with
 * it, because nobody proved the email; the same words with the same evidence from the same account are kept once.
 */
export class FileReport {
  async handle(report: NewReport): Promise<void> {
    while (!(await db.transaction((trx) => this.#keep(report, trx))));
  }

  /** @returns false where the open report was decided meanwhile */
  async #keep(report: NewReport, trx: TransactionClientContract): Promise<boolean> {
    if (await this.#insert(report, trx)) return true
    const open = await this.#lockOpen(report, trx)
    if (!open) return false
    if (!open.isSame) await this.#add(report, open.id, trx)
    return true
  }

  async #insert(report: NewReport, trx: TransactionClientContract): Promise<boolean> {
    const now = clock.now()
    const { rows } = await db
      .rawQuery(
        `INSERT INTO reports (artist_id, product_id, reason, words, evidence_url, email, user_id, due_at, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (email, artist_id, coalesce(product_id, 0), reason) WHERE state = 'open' DO NOTHING
       RETURNING id`,
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
      .useTransaction(trx)
    return rows.length > 0
  }

  async #lockOpen(
    report: NewReport,
    trx: TransactionClientContract
  ): Promise<OpenReport | undefined> {
    const { rows } = await db
      .rawQuery(
        `SELECT id, (words, evidence_url, user_id) IS NOT DISTINCT FROM (?::text, ?::text, ?::integer) AS "isSame"
         FROM reports
        WHERE email = ? AND artist_id = ? AND coalesce(product_id, 0) = ? AND reason = ? AND state = 'open'
          FOR UPDATE`,
        [
          report.words,
          report.evidenceUrl,
          report.userId,
          report.email.toLowerCase(),
          report.artistId,
          report.productId ?? 0,
          report.reason,
        ]
      )
      .useTransaction(trx)
    return rows[0]
  }

  /** A decision of somebody who has not read the addition is refused as stale: the report changes with it. */
  async #add(report: NewReport, reportId: number, trx: TransactionClientContract): Promise<void> {
    const now = clock.now().toJSDate()
    const { rows } = await db
      .rawQuery(
        `INSERT INTO report_additions (report_id, words, evidence_url, user_id, created_at)
       VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
        [reportId, report.words, report.evidenceUrl, report.userId, now]
      )
      .useTransaction(trx)
    if (rows.length > 0) await trx.from('reports').where('id', reportId).update({ updated_at: now })
  }
}
