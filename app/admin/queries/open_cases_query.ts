import db from '@adonisjs/lucid/services/db'
import { PRODUCTION_HOLD_CASE } from '#admin/queries/production_hold_case'
import { whereCase } from '#admin/queries/production_cases'

export type OpenCases = {
  /** Paid rows that are to be made. */
  processing: number
  /** Checkouts: see PRODUCTION_HOLD_CASE. */
  productionHolds: number
  /** Rows that are in trouble at the provider. */
  stuck: number
  /** Rows whose shipment came back. */
  returned: number
}

/** Counts orders under way and orders that an admin has to review, each count by its own index. One statement. */
export class OpenCasesQuery {
  async handle(): Promise<OpenCases> {
    const [stuck, ofStuck] = whereCase('stuck')
    const [returned, ofReturned] = whereCase('returned')
    const { rows } = await db.rawQuery<{ rows: OpenCases[] }>(
      `SELECT (SELECT count(*)::int FROM orders WHERE status = 'processing') AS processing,
              (SELECT count(*)::int FROM checkouts WHERE ${PRODUCTION_HOLD_CASE}) AS "productionHolds",
              (SELECT count(*)::int FROM orders WHERE ${stuck}) AS stuck,
              (SELECT count(*)::int FROM orders WHERE ${returned}) AS returned`,
      [...ofStuck, ...ofReturned]
    )
    return rows[0]!
  }
}
