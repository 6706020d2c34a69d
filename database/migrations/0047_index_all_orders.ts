import { BaseSchema } from '@adonisjs/lucid/schema'

/** Admins read the orders and products of everybody: found by words, in any order, at the cost of one page. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX orders_search_all ON orders USING gin (search_text gin_trgm_ops);
      CREATE INDEX orders_by_status ON orders (status, created_at, id);
      CREATE INDEX orders_by_payment_status ON orders (payment_status, created_at, id);
      CREATE INDEX orders_by_age ON orders (created_at, id);
      CREATE INDEX orders_by_amount ON orders (total_amount, id);
      CREATE INDEX checkouts_by_email ON checkouts (lower(customer_email) text_pattern_ops);

      CREATE INDEX products_by_name ON products USING gin (fold_text(' ' || name) gin_trgm_ops);
      CREATE INDEX artists_by_words ON artists USING gin (fold_text(' ' || band_name) gin_trgm_ops);
      CREATE INDEX products_by_age ON products (created_at, id);
      CREATE INDEX products_by_price ON products (selling_price, id);
      CREATE INDEX products_by_units ON products (units_sold_30_days, id);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX products_by_units, products_by_price, products_by_age, artists_by_words, products_by_name;
      DROP INDEX checkouts_by_email, orders_by_amount, orders_by_age, orders_by_payment_status, orders_by_status, orders_search_all;
    `)
  }
}
