import { BaseSchema } from '@adonisjs/lucid/schema'

const REACH = `
        views integer NOT NULL DEFAULT 0,
        baskets integer NOT NULL DEFAULT 0,`

const SALES = `
        orders integer NOT NULL DEFAULT 0,
        units integer NOT NULL DEFAULT 0,
        amount numeric(12,2) NOT NULL DEFAULT 0,
        profit numeric(12,2) NOT NULL DEFAULT 0,`

const PHASE = `phase text NOT NULL CHECK (phase IN ('before', 'first_hour', 'after', 'outside'))`

/**
 * Figures, so that a dashboard reads a few rows however much was scanned and sold. \`sales_facts\` is kept at once by
 * triggers; the others are computed from it, scans and visits by BuildRollups, day by marked day.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`

      CREATE TABLE sales_facts (
        order_id integer PRIMARY KEY REFERENCES orders (id),
        checkout_id integer NOT NULL REFERENCES checkouts (id),
        artist_id integer NOT NULL,
        product_id integer NOT NULL,
        qr_code_id integer,
        paid_at timestamptz NOT NULL,
        units integer NOT NULL,
        amount numeric(10,2) NOT NULL,
        profit numeric(10,2) NOT NULL,
        is_self_purchase boolean NOT NULL
      );
      CREATE INDEX sales_facts_by_artist ON sales_facts (artist_id, paid_at);
      CREATE INDEX sales_facts_by_code ON sales_facts (qr_code_id, paid_at) WHERE qr_code_id IS NOT NULL;
      COMMENT ON TABLE sales_facts IS 'Projection of the paid order rows that were neither cancelled nor refunded in full; amounts are without shipping and refunds.';

      CREATE TABLE stale_rollups (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        artist_id integer NOT NULL,
        qr_code_id integer,
        day date NOT NULL
      );
      CREATE INDEX stale_rollups_by_artist ON stale_rollups (artist_id);
      COMMENT ON TABLE stale_rollups IS 'Days (UTC) whose rollups are to be computed again. A row is committed with what it stands for, however late that is.';

      CREATE TABLE qr_code_hourly_stats (
        qr_code_id integer NOT NULL,
        ${PHASE},
        hour timestamptz NOT NULL,
        artist_id integer NOT NULL,
        scans integer NOT NULL DEFAULT 0,
        visitors integer NOT NULL DEFAULT 0,${REACH}${SALES}
        checkouts integer NOT NULL DEFAULT 0,
        PRIMARY KEY (qr_code_id, phase, hour)
      );
      CREATE INDEX qr_code_hourly_stats_by_artist ON qr_code_hourly_stats (artist_id, hour);
      COMMENT ON COLUMN qr_code_hourly_stats.phase IS 'Of the code''s gig: from 6 hours before it, its first hour, until 48 hours after it began; outside of that, and without a gig, outside.';
      COMMENT ON COLUMN qr_code_hourly_stats.visitors IS 'Those whose first scan of the day (UTC) at this gig was in this hour, so that sums count nobody twice a day.';

      CREATE TABLE qr_code_product_daily_stats (
        qr_code_id integer NOT NULL,
        ${PHASE},
        product_id integer NOT NULL,
        day date NOT NULL,
        artist_id integer NOT NULL,${REACH}${SALES}
        ranked_units integer NOT NULL DEFAULT 0,
        PRIMARY KEY (qr_code_id, phase, product_id, day)
      );
      COMMENT ON COLUMN qr_code_product_daily_stats.ranked_units IS 'Without what the artist bought.';

      CREATE TABLE artist_daily_stats (
        artist_id integer NOT NULL,
        day date NOT NULL,
        scans integer NOT NULL DEFAULT 0,
        visitors integer NOT NULL DEFAULT 0,${SALES}
        checkouts integer NOT NULL DEFAULT 0,
        scanned_orders integer NOT NULL DEFAULT 0,
        PRIMARY KEY (artist_id, day)
      );
      COMMENT ON TABLE artist_daily_stats IS 'By day in London, the platform’s time zone; a gig''s own days are made of qr_code_hourly_stats on reading.';

      CREATE TABLE product_daily_stats (
        artist_id integer NOT NULL,
        product_id integer NOT NULL,
        day date NOT NULL,${SALES}
        ranked_units integer NOT NULL DEFAULT 0,
        online_units integer NOT NULL DEFAULT 0,
        PRIMARY KEY (artist_id, day, product_id)
      );
      COMMENT ON COLUMN product_daily_stats.online_units IS 'Ranked units that no gig sold: without a code, or outside of the hours of its gig.';

      CREATE FUNCTION mark_sales(order_ids integer[]) RETURNS void LANGUAGE sql AS $$
        INSERT INTO stale_rollups (artist_id, qr_code_id, day)
        SELECT DISTINCT artist_id, qr_code_id, (paid_at AT TIME ZONE 'UTC')::date FROM sales_facts WHERE order_id = ANY (order_ids)
      $$;

      CREATE FUNCTION count_sales(order_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

      CREATE FUNCTION count_new_sales() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE ids integer[];
      BEGIN
        SELECT array_agg(id) INTO ids FROM new_rows WHERE payment_status <> 'unpaid';
        IF ids IS NOT NULL THEN PERFORM count_sales(ids); END IF;
        RETURN NULL;
      END $$;

      CREATE FUNCTION count_changed_sales() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE ids integer[];
      BEGIN
        SELECT array_agg(new_rows.id) INTO ids FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
         WHERE (new_rows.payment_status, new_rows.status = 'cancelled', new_rows.refunded_amount, new_rows.is_self_purchase, new_rows.qr_code_id, new_rows.checkout_id)
               IS DISTINCT FROM
               (old_rows.payment_status, old_rows.status = 'cancelled', old_rows.refunded_amount, old_rows.is_self_purchase, old_rows.qr_code_id, old_rows.checkout_id)
           AND (new_rows.payment_status <> 'unpaid' OR old_rows.payment_status <> 'unpaid');
        IF ids IS NOT NULL THEN PERFORM count_sales(ids); END IF;
        RETURN NULL;
      END $$;

      CREATE FUNCTION count_paid_sales() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE ids integer[];
      BEGIN
        SELECT array_agg(orders.id) INTO ids
          FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id JOIN orders ON orders.checkout_id = new_rows.id
         WHERE new_rows.paid_at IS DISTINCT FROM old_rows.paid_at AND orders.payment_status <> 'unpaid';
        IF ids IS NOT NULL THEN PERFORM count_sales(ids); END IF;
        RETURN NULL;
      END $$;

      CREATE TRIGGER count_new_sales AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_new_sales();
      CREATE TRIGGER count_changed_sales AFTER UPDATE ON orders REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sales();
      CREATE TRIGGER count_paid_sales AFTER UPDATE ON checkouts REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_paid_sales();

      CREATE FUNCTION mark_scans() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO stale_rollups (artist_id, qr_code_id, day)
        SELECT DISTINCT artist_id, qr_code_id, (scanned_at AT TIME ZONE 'UTC')::date FROM new_rows;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_scans AFTER INSERT ON scans REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION mark_scans();

      CREATE FUNCTION mark_visit_events() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO stale_rollups (artist_id, qr_code_id, day)
        SELECT DISTINCT artist_id, qr_code_id, (occurred_at AT TIME ZONE 'UTC')::date FROM new_rows;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_visit_events AFTER INSERT ON visit_events REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION mark_visit_events();

      CREATE FUNCTION mark_gigs(gig_ids integer[]) RETURNS void LANGUAGE sql AS $$
        INSERT INTO stale_rollups (artist_id, qr_code_id, day)
        SELECT qr_code_hourly_stats.artist_id, qr_code_hourly_stats.qr_code_id, (hour AT TIME ZONE 'UTC')::date
          FROM qr_code_hourly_stats JOIN qr_codes ON qr_codes.id = qr_code_hourly_stats.qr_code_id
         WHERE qr_codes.gig_id = ANY (gig_ids)
         GROUP BY 1, 2, 3
      $$;

      CREATE FUNCTION mark_moved_gig() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM mark_gigs(ARRAY[new.id]);
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_moved_gig AFTER UPDATE OF starts_at ON gigs
        FOR EACH ROW WHEN (old.starts_at IS DISTINCT FROM new.starts_at) EXECUTE FUNCTION mark_moved_gig();

      CREATE FUNCTION mark_moved_code() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM mark_gigs(ARRAY[old.gig_id, new.gig_id]);
        INSERT INTO stale_rollups (artist_id, qr_code_id, day)
        SELECT new.artist_id, new.id, (hour AT TIME ZONE 'UTC')::date FROM qr_code_hourly_stats WHERE qr_code_id = new.id GROUP BY 3;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_moved_code AFTER UPDATE OF gig_id ON qr_codes
        FOR EACH ROW WHEN (old.gig_id IS DISTINCT FROM new.gig_id) EXECUTE FUNCTION mark_moved_code();

      SELECT count_sales(array_agg(id)) FROM orders WHERE payment_status <> 'unpaid' HAVING count(*) > 0;
      INSERT INTO stale_rollups (artist_id, qr_code_id, day)
      SELECT DISTINCT artist_id, qr_code_id, (scanned_at AT TIME ZONE 'UTC')::date FROM scans
      UNION
      SELECT DISTINCT artist_id, qr_code_id, (occurred_at AT TIME ZONE 'UTC')::date FROM visit_events;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TRIGGER mark_moved_code ON qr_codes;
      DROP TRIGGER mark_moved_gig ON gigs;
      DROP TRIGGER mark_visit_events ON visit_events;
      DROP TRIGGER mark_scans ON scans;
      DROP TRIGGER count_paid_sales ON checkouts;
      DROP TRIGGER count_changed_sales ON orders;
      DROP TRIGGER count_new_sales ON orders;
      DROP FUNCTION mark_moved_code, mark_moved_gig, mark_gigs, mark_visit_events, mark_scans,
                    count_paid_sales, count_changed_sales, count_new_sales, count_sales, mark_sales;
      DROP TABLE product_daily_stats, artist_daily_stats, qr_code_product_daily_stats, qr_code_hourly_stats, stale_rollups, sales_facts;
    `)
  }
}
