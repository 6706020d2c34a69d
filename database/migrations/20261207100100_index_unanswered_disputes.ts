import { BaseSchema } from '@adonisjs/lucid/schema'

/** Disputes that wait for our answer are looked for every half minute. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS disputes_unanswered')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY disputes_unanswered ON disputes (answer_by)
        WHERE status IN ('inquiry', 'open') AND NOT is_answered`
    )
  }
}
