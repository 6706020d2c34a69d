import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE products
        ADD COLUMN provider_cost numeric(10,2) CHECK (provider_cost >= 0),
        ADD COLUMN below_minimum_since timestamptz,
        ADD CONSTRAINT products_below_a_known_cost CHECK (below_minimum_since IS NULL OR provider_cost IS NOT NULL);
      CREATE INDEX products_below_minimum ON products (below_minimum_since, id) WHERE below_minimum_since IS NOT NULL;
      COMMENT ON COLUMN products.provider_cost IS 'Pounds: what the provider asks now for the dearest offered variant. base_price stays what it was when the price was set.';
      COMMENT ON COLUMN products.below_minimum_since IS 'Since when the selling price is below the minimum of provider_cost: the next price is checked against that.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX products_below_minimum;
      ALTER TABLE products
        DROP CONSTRAINT products_below_a_known_cost,
        DROP COLUMN below_minimum_since,
        DROP COLUMN provider_cost;
    `)
  }
}
