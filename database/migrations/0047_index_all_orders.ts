import { BaseSchema } from '@adonisjs/lucid/schema'

/** Admins read the orders of everybody: found by words or email, in any order, at the cost of one page. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX orders_search_all ON orders USING gin (search_text gin_trgm_ops);
      CREATE INDEX orders_by_status ON orders (status, id);
      CREATE INDEX orders_by_payment_status ON orders (payment_status, id);
      CREATE INDEX orders_by_amount ON orders (total_amount, id);
      CREATE INDEX checkouts_by_email ON checkouts (lower(customer_email) text_pattern_ops);
      CREATE INDEX checkouts_held ON checkouts (id) WHERE is_held;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX checkouts_held, checkouts_by_email, orders_by_amount, orders_by_payment_status, orders_by_status, orders_search_all;
    `)
  }
}
