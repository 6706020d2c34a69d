import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the unpaid pieces of limited products that the buyers of one network hold. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('ALTER TABLE checkouts VALIDATE CONSTRAINT checkouts_network_hash')
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS unpaid_checkouts_by_network')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY unpaid_checkouts_by_network ON checkouts (network_hash) WHERE network_hash IS NOT NULL AND paid_at IS NULL'
    )
  }
}
