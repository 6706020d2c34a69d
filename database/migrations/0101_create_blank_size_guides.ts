import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the provider says of how large a blank is, of what cloth, and how to care for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE blank_size_guides (
        catalog_item_id bigint PRIMARY KEY REFERENCES blanks (catalog_item_id),
        guide jsonb NOT NULL CHECK (jsonb_typeof(guide) = 'object'),
        synced_at timestamptz NOT NULL
      );
      COMMENT ON TABLE blank_size_guides IS 'Measurements, fabric and care of a blank, as the provider last gave them.';
      COMMENT ON COLUMN blank_size_guides.guide IS 'Tables of measurements in cm and inches, and lines on fabric and care; empty lists where the provider has none.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE blank_size_guides')
  }
}
