import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Notice } from '#notices/notices'
import { clock } from '#shared/clock'

type GigNotice = {
  gigId: number
  notice: Extract<Notice, 'first-sale' | 'morning-after'>
  /** The day of the gig in its own time zone, `2026-11-27`. */
  night: string
}

/**
 * Claims a notice of a gig and night. Of several calls at once one gets it; the others wait for its transaction, and a
 * rollback gives it to the next.
 */
export class ClaimGigNotice {
  /** @returns false where it was claimed before */
  async handle(
    { gigId, notice, night }: GigNotice,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const { rows } = await trx.rawQuery<{ rows: object[] }>(
      `INSERT INTO gig_notices (gig_id, notice, night, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING gig_id`,
      [gigId, notice, night, clock.now().toJSDate()]
    )
    return rows.length > 0
  }
}
