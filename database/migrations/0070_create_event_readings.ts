import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE event_readings (
        provider text PRIMARY KEY CHECK (provider = 'stripe'),
        complete_until timestamptz NOT NULL
      );
      COMMENT ON TABLE event_readings IS 'Until when all that happened at a provider is applied here: the next reading begins there.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE event_readings')
  }
}
