import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_rate_limits ADD COLUMN lane_due_at jsonb NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN provider_rate_limits.lane_due_at IS 'Per lane, in milliseconds since 1970: when its next call by its floor would be due if all came evenly.';

      CREATE TABLE provider_status_snapshots (
        access text PRIMARY KEY,
        status jsonb NOT NULL,
        synced_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      COMMENT ON TABLE provider_status_snapshots IS 'How the provider last answered, for everybody on all nodes.';
      COMMENT ON COLUMN provider_status_snapshots.access IS 'A hash of the token that was used: another token is another reading.';

      CREATE TABLE last_shipping_rates (
        country text NOT NULL,
        goods text NOT NULL,
        amount numeric(10,2) NOT NULL CHECK (amount >= 0),
        least_days smallint,
        most_days smallint,
        quoted_at timestamptz NOT NULL,
        PRIMARY KEY (country, goods)
      );
      CREATE INDEX last_shipping_rates_by_age ON last_shipping_rates (quoted_at);
      COMMENT ON TABLE last_shipping_rates IS 'The provider''s last rate per country, product types and quantities, for when it cannot be asked.';
      COMMENT ON COLUMN last_shipping_rates.goods IS 'Product types and quantities in order: "hoodie 1, tshirt 2".';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE last_shipping_rates, provider_status_snapshots;
      ALTER TABLE provider_rate_limits DROP COLUMN lane_due_at;
    `)
  }
}
