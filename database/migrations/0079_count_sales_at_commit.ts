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
      CREATE UNLOGGED TABLE product_sales_at_commit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_ids integer[] NOT NULL,
        units integer[] NOT NULL,
        recent_units integer[] NOT NULL
      ) WITH (vacuum_truncate = off);
      COMMENT ON TABLE product_sales_at_commit IS 'Units sold to be counted by count_product_sales when this transaction commits; below zero for what is refunded. Always empty for others.';

      CREATE FUNCTION count_product_sales_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM product_sales_at_commit WHERE id = NEW.id;
        PERFORM count_product_sales(NEW.product_ids, NEW.units, NEW.recent_units);
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER product_sales_at_commit AFTER INSERT ON product_sales_at_commit
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_product_sales_at_commit();

      CREATE UNLOGGED TABLE artist_sales_at_commit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        artist_ids integer[] NOT NULL,
        amounts numeric[] NOT NULL,
        units integer[] NOT NULL
      ) WITH (vacuum_truncate = off);
      COMMENT ON TABLE artist_sales_at_commit IS 'Pounds sold and ranked units to be counted by count_artist_sales when this transaction commits; below zero for what is refunded. Always empty for others.';

      CREATE FUNCTION count_artist_sales_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM artist_sales_at_commit WHERE id = NEW.id;
        PERFORM count_artist_sales(NEW.artist_ids, NEW.amounts, NEW.units);
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER artist_sales_at_commit AFTER INSERT ON artist_sales_at_commit
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_artist_sales_at_commit();
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE product_sales_at_commit, artist_sales_at_commit;
      DROP FUNCTION count_product_sales_at_commit();
      DROP FUNCTION count_artist_sales_at_commit();
    `)
  }
}
