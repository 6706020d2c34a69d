import { BaseSchema } from '@adonisjs/lucid/schema'

/** Records of the past are deleted by their age: BRIN costs next to nothing on rows that come in order of time. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS webhook_events_by_age')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY webhook_events_by_age ON webhook_events USING brin (received_at)'
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS outgoing_mails_by_age')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY outgoing_mails_by_age ON outgoing_mails USING brin (created_at)'
    )
  }
}
