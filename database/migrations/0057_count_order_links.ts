import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN link_number integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN checkouts.link_number IS 'How many guest links ended; with the checkout it names the one that works.';
      COMMENT ON COLUMN checkouts.access_token_hash IS 'SHA-256 of the secret in a guest''s order link (90 days).';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE checkouts DROP COLUMN link_number;
    `)
  }
}
