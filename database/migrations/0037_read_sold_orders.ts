import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What an artist has left of a sale stands here once, for figures and lists; and the orders of one artist are found by
 * words through an index, whoever else sold how much.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;

      CREATE FUNCTION is_refunded(sale orders) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN sale.status = 'cancelled' OR sale.payment_status = 'refunded' OR sale.refunded_amount >= sale.total_amount;

      CREATE FUNCTION artist_profit_left(sale orders) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN is_refunded(sale) THEN 0
             ELSE sale.artist_profit - round(sale.artist_profit * sale.refunded_amount / sale.total_amount, 2) END;

      CREATE OR REPLACE FUNCTION count_sales(order_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM mark_sales(order_ids);
        DELETE FROM sales_facts WHERE order_id = ANY (order_ids);
        INSERT INTO sales_facts (order_id, checkout_id, artist_id, product_id, qr_code_id, paid_at, units, amount, profit, is_self_purchase)
        SELECT orders.id, orders.checkout_id, orders.artist_id, orders.product_id, orders.qr_code_id, checkouts.paid_at, orders.quantity,
               orders.total_amount - orders.refunded_amount, artist_profit_left(orders), orders.is_self_purchase
          FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
         WHERE orders.id = ANY (order_ids) AND checkouts.paid_at IS NOT NULL AND orders.payment_status <> 'unpaid' AND NOT is_refunded(orders);
        PERFORM mark_sales(order_ids);
      END $$;

      ALTER TABLE orders ADD COLUMN search_text text;
      COMMENT ON COLUMN orders.search_text IS 'Projection: order number, product and customer''s name, folded, with a space before each word. Triggers keep it; the name in it goes when the customer does.';

      CREATE FUNCTION write_order_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := fold_text(concat_ws(' ', '', NEW.order_number, NEW.product_name,
          (SELECT customer_name FROM checkouts WHERE id = NEW.checkout_id)));
        RETURN NEW;
      END $$;
      CREATE TRIGGER orders_search_text BEFORE INSERT OR UPDATE OF order_number, product_name, checkout_id ON orders
        FOR EACH ROW EXECUTE FUNCTION write_order_search_text();

      CREATE FUNCTION write_customer_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE orders SET search_text = fold_text(concat_ws(' ', '', order_number, product_name, NEW.customer_name)) WHERE checkout_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER checkouts_search_text AFTER UPDATE OF customer_name ON checkouts
        FOR EACH ROW WHEN (NEW.customer_name IS DISTINCT FROM OLD.customer_name) EXECUTE FUNCTION write_customer_search_text();

      UPDATE orders SET search_text = fold_text(concat_ws(' ', '', order_number, product_name, customer_name))
        FROM checkouts WHERE checkouts.id = orders.checkout_id;
      CREATE INDEX orders_search ON orders USING gin (artist_id, search_text gin_trgm_ops) WHERE payment_status <> 'unpaid';

      COMMENT ON TABLE announcement_mail_days IS 'The days (London) on which somebody was mailed announcements: one mail a day at most, whoever sends it.';
    `)
  }

  async down() {
    this.schema.raw(`
      COMMENT ON TABLE announcement_mail_days IS 'The days (UTC) on which somebody was mailed announcements: one mail a day at most, whoever sends it.';
      DROP INDEX orders_search;
      DROP TRIGGER checkouts_search_text ON checkouts;
      DROP TRIGGER orders_search_text ON orders;
      DROP FUNCTION write_customer_search_text, write_order_search_text;
      ALTER TABLE orders DROP COLUMN search_text;
      CREATE OR REPLACE FUNCTION count_sales(order_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM mark_sales(order_ids);
        DELETE FROM sales_facts WHERE order_id = ANY (order_ids);
        INSERT INTO sales_facts (order_id, checkout_id, artist_id, product_id, qr_code_id, paid_at, units, amount, profit, is_self_purchase)
        SELECT orders.id, orders.checkout_id, orders.artist_id, orders.product_id, orders.qr_code_id, checkouts.paid_at, orders.quantity,
               orders.total_amount - orders.refunded_amount,
               orders.artist_profit - round(orders.artist_profit * orders.refunded_amount / orders.total_amount, 2), orders.is_self_purchase
          FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
         WHERE orders.id = ANY (order_ids) AND checkouts.paid_at IS NOT NULL AND orders.status <> 'cancelled'
           AND orders.payment_status NOT IN ('unpaid', 'refunded') AND orders.refunded_amount < orders.total_amount;
        PERFORM mark_sales(order_ids);
      END $$;
      DROP FUNCTION artist_profit_left, is_refunded;
      DROP EXTENSION btree_gin;
    `)
  }
}
