import { BaseSchema } from '@adonisjs/lucid/schema'

/** When each provider was last heard of is read every few seconds. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS webhook_events_by_time')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY webhook_events_by_time ON webhook_events (provider, received_at)'
    )
  }
}
