import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE blank_variants ADD COLUMN out_of_stock_in text[] NOT NULL DEFAULT '{}';
      ALTER TABLE product_variants ADD COLUMN out_of_stock_in text[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN blank_variants.out_of_stock_in IS 'Countries of ours for which no region of the provider that makes goods for them has it.';
      COMMENT ON COLUMN product_variants.out_of_stock_in IS 'Countries that it cannot be sold to now, beside in_stock, which says whether it can be sold anywhere.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE product_variants DROP COLUMN out_of_stock_in;
      ALTER TABLE blank_variants DROP COLUMN out_of_stock_in;
    `)
  }
}
