import db from '@adonisjs/lucid/services/db'

/** Refunds that somebody has to look at since a moment. */
export type RefundCases = {
  /** Refused, or sent back by the buyer's bank. */
  failed: number
  /** Made in the provider's own dashboard: allocated by us, not by whoever made them. */
  foreign: number
}

/** One statement. */
export class RefundCaseQuery {
  async since(moment: Date): Promise<RefundCases> {
    const { rows } = await db.rawQuery<{ rows: RefundCases[] }>(
      `SELECT count(*) FILTER (WHERE status = 'failed')::int AS failed,
              count(*) FILTER (WHERE origin = 'provider')::int AS foreign
         FROM refunds WHERE created_at >= ? AND (status = 'failed' OR origin = 'provider')`,
      [moment]
    )
    return rows[0]!
  }
}
