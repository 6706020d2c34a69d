import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sales that are not yet added to products and artists outlast a crash and reach the standby. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE pending_product_sales_counts SET LOGGED;
      ALTER TABLE pending_artist_sales_counts SET LOGGED;
      COMMENT ON TABLE pending_product_sales_counts IS 'Units sold that are not yet added to products (sales_counts.sql); below zero for what is refunded.';
      COMMENT ON TABLE pending_artist_sales_counts IS 'Pounds sold and ranked units that are not yet added to artists (sales_counts.sql); below zero for what is refunded.';
    `)
  }
}
