import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Figures, so that a dashboard reads a few rows however many scans and sales there are. Triggers keep `sales_facts`
 * (`database/functions/sales_facts.sql`); the action BuildRollups computes the other tables from it, scans and visits, for
 * the days in `stale_rollups`.
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
        phase text NOT NULL CHECK (phase IN ('before', 'first_hour', 'after', 'outside')),
        hour timestamptz NOT NULL,
        artist_id integer NOT NULL,
        scans integer NOT NULL DEFAULT 0,
        visitors integer NOT NULL DEFAULT 0,
        views integer NOT NULL DEFAULT 0,
        baskets integer NOT NULL DEFAULT 0,
        orders integer NOT NULL DEFAULT 0,
        units integer NOT NULL DEFAULT 0,
        amount numeric(12,2) NOT NULL DEFAULT 0,
        profit numeric(12,2) NOT NULL DEFAULT 0,
        checkouts integer NOT NULL DEFAULT 0,
        PRIMARY KEY (qr_code_id, phase, hour)
      );
      CREATE INDEX qr_code_hourly_stats_by_artist ON qr_code_hourly_stats (artist_id, hour);
      COMMENT ON COLUMN qr_code_hourly_stats.phase IS 'Of the code''s gig: from 6 hours before it, its first hour, until 48 hours after it began; outside of that, and without a gig, outside.';
      COMMENT ON COLUMN qr_code_hourly_stats.visitors IS 'Those whose first scan of the day (UTC) at this gig was in this hour, so that sums count each visitor once a day.';
      COMMENT ON COLUMN qr_code_hourly_stats.hour IS 'UTC. Outside of a gig the first hour of the day in London, or of the part of it that lies in the same day in UTC.';

      CREATE TABLE qr_code_product_daily_stats (
        qr_code_id integer NOT NULL,
        phase text NOT NULL CHECK (phase IN ('before', 'first_hour', 'after', 'outside')),
        product_id integer NOT NULL,
        day date NOT NULL,
        artist_id integer NOT NULL,
        views integer NOT NULL DEFAULT 0,
        baskets integer NOT NULL DEFAULT 0,
        orders integer NOT NULL DEFAULT 0,
        units integer NOT NULL DEFAULT 0,
        amount numeric(12,2) NOT NULL DEFAULT 0,
        profit numeric(12,2) NOT NULL DEFAULT 0,
        ranked_units integer NOT NULL DEFAULT 0,
        PRIMARY KEY (qr_code_id, phase, product_id, day)
      );
      CREATE INDEX qr_code_product_daily_stats_at_gigs ON qr_code_product_daily_stats (qr_code_id) WHERE phase <> 'outside';
      COMMENT ON COLUMN qr_code_product_daily_stats.ranked_units IS 'Without what the artist bought.';

      CREATE TABLE artist_daily_stats (
        artist_id integer NOT NULL,
        day date NOT NULL,
        scans integer NOT NULL DEFAULT 0,
        visitors integer NOT NULL DEFAULT 0,
        orders integer NOT NULL DEFAULT 0,
        units integer NOT NULL DEFAULT 0,
        amount numeric(12,2) NOT NULL DEFAULT 0,
        profit numeric(12,2) NOT NULL DEFAULT 0,
        checkouts integer NOT NULL DEFAULT 0,
        scanned_orders integer NOT NULL DEFAULT 0,
        PRIMARY KEY (artist_id, day)
      );
      CREATE INDEX artist_daily_stats_by_day ON artist_daily_stats (day) INCLUDE (amount, scans);
      COMMENT ON TABLE artist_daily_stats IS 'By day in London, the platform’s time zone; a gig''s own days are made of qr_code_hourly_stats on reading.';

      CREATE TABLE product_daily_stats (
        artist_id integer NOT NULL,
        product_id integer NOT NULL,
        day date NOT NULL,
        orders integer NOT NULL DEFAULT 0,
        units integer NOT NULL DEFAULT 0,
        amount numeric(12,2) NOT NULL DEFAULT 0,
        profit numeric(12,2) NOT NULL DEFAULT 0,
        ranked_units integer NOT NULL DEFAULT 0,
        elsewhere_units integer NOT NULL DEFAULT 0,
        PRIMARY KEY (artist_id, day, product_id)
      );
      COMMENT ON COLUMN product_daily_stats.elsewhere_units IS 'Ranked units that no gig sold: without a code, or outside of the hours of its gig.';
    `)
  }
}
