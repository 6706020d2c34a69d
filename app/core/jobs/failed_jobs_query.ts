import db from '@adonisjs/lucid/services/db'
import { SCHEMA } from '#core/jobs/jobs'

/** How many jobs were tried in vain to the end, of the last days for which they are kept. */
export class FailedJobsQuery {
  constructor(private schema = SCHEMA) {}

  /** None where no queue was ever used: pg-boss makes its tables itself. */
  async handle(): Promise<number> {
    const { rows: known } = await db.rawQuery(`SELECT to_regclass(?) IS NOT NULL AS is_there`, [
      `${this.schema}.job`,
    ])
    if (!known[0].is_there) return 0
    const { rows } = await db.rawQuery(
      `SELECT count(*)::int AS failed FROM ??.job WHERE state = 'failed'`,
      [this.schema]
    )
    return rows[0].failed
  }
}
