import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE webhook_backfill_cursors (
        provider text PRIMARY KEY CHECK (provider = 'stripe'),
        complete_until timestamptz NOT NULL
      );
      COMMENT ON TABLE webhook_backfill_cursors IS 'Until when all events of a provider are applied here: the next backfill begins there.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE webhook_backfill_cursors')
  }
}
