import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE visitor_hash_salts (
        day date PRIMARY KEY,
        salt bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE visitor_hash_salts IS 'What visitors of a day (UTC) are hashed with; deleted after 48 hours, so that nobody can be found again.';
      CREATE INDEX visit_events_by_visitor ON visit_events (visitor_hash, product_id);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX visit_events_by_visitor;
      DROP TABLE visitor_hash_salts;
    `)
  }
}
