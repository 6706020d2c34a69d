import { BaseSchema } from '@adonisjs/lucid/schema'

/** The risky payments, for the list of orders. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS payment_sessions_risky')
    this.schema.raw(
      "CREATE INDEX CONCURRENTLY payment_sessions_risky ON payment_sessions (checkout_id) WHERE risk_level IN ('elevated', 'highest')"
    )
  }
}
