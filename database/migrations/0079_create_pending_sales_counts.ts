import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What everybody buys is locked while PostgreSQL commits a sale, and no longer: not as long as the way between it and a
 * busy server, on which all others would wait. A row of these tables is a call of the function of its name that runs as
 * the last of the transaction that inserts it; after any commit they are empty, so that a crash has nothing to lose, and nothing is gained by giving their empty pages back, which would hold up sales.
 * Rows come in the order in which they are locked everywhere: products, then artists.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE UNLOGGED TABLE pending_product_sales_counts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_ids integer[] NOT NULL,
        units integer[] NOT NULL,
        recent_units integer[] NOT NULL
      ) WITH (vacuum_truncate = off);
      COMMENT ON TABLE pending_product_sales_counts IS 'Units sold to be counted by count_product_sales when this transaction commits; below zero for what is refunded. Always empty for others.';

      CREATE FUNCTION apply_pending_product_sales_counts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM pending_product_sales_counts WHERE id = NEW.id;
        PERFORM count_product_sales(NEW.product_ids, NEW.units, NEW.recent_units);
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER pending_product_sales_counts AFTER INSERT ON pending_product_sales_counts
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_pending_product_sales_counts();

      CREATE UNLOGGED TABLE pending_artist_sales_counts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        artist_ids integer[] NOT NULL,
        amounts numeric[] NOT NULL,
        units integer[] NOT NULL
      ) WITH (vacuum_truncate = off);
      COMMENT ON TABLE pending_artist_sales_counts IS 'Pounds sold and ranked units to be counted by count_artist_sales when this transaction commits; below zero for what is refunded. Always empty for others.';

      CREATE FUNCTION apply_pending_artist_sales_counts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM pending_artist_sales_counts WHERE id = NEW.id;
        PERFORM count_artist_sales(NEW.artist_ids, NEW.amounts, NEW.units);
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER pending_artist_sales_counts AFTER INSERT ON pending_artist_sales_counts
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_pending_artist_sales_counts();
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE pending_product_sales_counts, pending_artist_sales_counts;
      DROP FUNCTION apply_pending_product_sales_counts();
      DROP FUNCTION apply_pending_artist_sales_counts();
    `)
  }
}
