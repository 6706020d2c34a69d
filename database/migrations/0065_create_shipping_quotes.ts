import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE shipping_quotes (
        key text PRIMARY KEY,
        amount numeric(10,2) NOT NULL CHECK (amount >= 0),
        least_days smallint,
        most_days smallint,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX shipping_quotes_by_end ON shipping_quotes (expires_at);
      COMMENT ON TABLE shipping_quotes IS 'What Printful lately asked for sending certain goods to a certain area, for all nodes: what a shopper was shown is what is charged.';
      COMMENT ON COLUMN shipping_quotes.key IS 'SHA-256 of area and goods; no address stands here.';

      ALTER TABLE checkouts ADD COLUMN is_shipping_live boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN checkouts.is_shipping_live IS 'Whether the shipping is the provider''s rate for the address; else the flat one.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE checkouts DROP COLUMN is_shipping_live;
      DROP TABLE shipping_quotes;
    `)
  }
}
