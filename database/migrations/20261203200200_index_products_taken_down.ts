import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the admins' list of products that are taken down. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS products_taken_down')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY products_taken_down ON products (created_at, id) WHERE takedown_id IS NOT NULL'
    )
  }
}
