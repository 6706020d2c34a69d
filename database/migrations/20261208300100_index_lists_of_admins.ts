import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders of the lists of payouts, products of a type, and suspended accounts. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS payouts_by_amount')
    this.schema.raw('CREATE INDEX CONCURRENTLY payouts_by_amount ON payouts (amount, id)')
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS products_by_type')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY products_by_type ON products (product_type, created_at, id)'
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS users_suspended_by_age')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY users_suspended_by_age ON users (created_at, id) WHERE deleted_at IS NULL AND suspended_at IS NOT NULL'
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS users_suspended_by_email')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY users_suspended_by_email ON users (lower(email), id) WHERE deleted_at IS NULL AND suspended_at IS NOT NULL'
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS users_suspended_by_name')
    this.schema.raw(
      `CREATE INDEX CONCURRENTLY users_suspended_by_name ON users (lower(coalesce(first_name || ' ' || last_name, first_name, last_name, email)), id) WHERE deleted_at IS NULL AND suspended_at IS NOT NULL`
    )
  }
}
