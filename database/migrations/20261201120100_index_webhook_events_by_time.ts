import { BaseSchema } from '@adonisjs/lucid/schema'

/** When each provider was last heard of is read every few seconds. Created while events are written. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_events_by_time ON webhook_events (provider, received_at)'
    )
  }
}
