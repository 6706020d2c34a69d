import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE blanks ADD COLUMN product_type text;
      COMMENT ON COLUMN blanks.product_type IS 'What the shop calls a product made of it; null until it is read next.';

      CREATE TABLE product_type_costs (
        product_type text PRIMARY KEY,
        cost numeric(10,2) NOT NULL CHECK (cost > 0),
        updated_at timestamptz NOT NULL
      );
      COMMENT ON TABLE product_type_costs IS 'In pounds, what the cheapest synced blank of a type costs in its dearest size: the provisional cost of a draft.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE product_type_costs;
      ALTER TABLE blanks DROP COLUMN product_type;
    `)
  }
}
