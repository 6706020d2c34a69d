import { BaseSchema } from '@adonisjs/lucid/schema'

/** The transactions of a month, in their order. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS ledger_transactions_by_time')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY ledger_transactions_by_time ON ledger_transactions (occurred_at, id)'
    )
  }
}
