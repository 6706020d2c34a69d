-- The rule of what is on sale. Lists, triggers and views use is_published, is_on_sale and is_sale_over; PostgreSQL inlines
-- them, so that the partial indexes of products (WHERE status = 'active') serve a query that uses them.
-- app/catalog/availability has the same rule for a row that is already read;
-- tests/functional/catalog/sale_availability.spec.ts compares both.

CREATE OR REPLACE FUNCTION is_published(product_status text, takedown_id integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN product_status = 'active' AND takedown_id IS NULL;
COMMENT ON FUNCTION is_published(text, integer) IS 'Whether the status of a product allows its sale, and no takedown forbids it.';

CREATE OR REPLACE FUNCTION is_on_sale(product_status text, takedown_id integer, artist_is_hidden boolean) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN is_published(product_status, takedown_id) AND NOT artist_is_hidden;
COMMENT ON FUNCTION is_on_sale(text, integer, boolean) IS 'Whether anyone can see a product, and buy it at the time of its sale.';

CREATE OR REPLACE FUNCTION is_sale_over(sale_ends_at timestamptz, at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sale_ends_at IS NOT NULL AND sale_ends_at <= at;
COMMENT ON FUNCTION is_sale_over IS 'Whether the sale of a product has ended: it is listed nowhere any more.';

CREATE OR REPLACE FUNCTION sale_state(product_status text, takedown_id integer, artist_is_hidden boolean, sale_starts_at timestamptz, sale_ends_at timestamptz, at timestamptz)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN NOT is_on_sale(product_status, takedown_id, artist_is_hidden) THEN 'hidden'
            WHEN is_sale_over(sale_ends_at, at) THEN 'over'
            WHEN sale_starts_at > at THEN 'soon'
            ELSE 'on' END;
COMMENT ON FUNCTION sale_state(text, integer, boolean, timestamptz, timestamptz, timestamptz) IS 'What a product is at a moment: hidden, soon, on or over.';

CREATE OR REPLACE FUNCTION is_legal_takedown(takedown_in_force integer) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (SELECT FROM product_takedown_events WHERE id = takedown_in_force AND kind = 'legal');
COMMENT ON FUNCTION is_legal_takedown IS 'Whether a takedown (products.takedown_id) also stops payments, production and payouts of what was ordered.';

-- Kept pages end with a quarter of an hour, and so do the sales at gigs.
CREATE OR REPLACE FUNCTION gig_sale_opens_at(gig_starts_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
RETURN date_bin('15 minutes', gig_starts_at - interval '6 hours', timestamptz '2000-01-01 00:00:00+00');

CREATE OR REPLACE FUNCTION gig_sale_closes_at(gig_starts_at timestamptz, hours integer) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
RETURN date_bin('15 minutes', gig_starts_at + make_interval(hours => hours) + interval '14 minutes 59.999999 seconds', timestamptz '2000-01-01 00:00:00+00');

CREATE OR REPLACE FUNCTION is_sold_at_gig(sold_product_id integer, hours integer, code_ids integer[], at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (
  SELECT FROM product_gigs
    JOIN gigs ON gigs.id = product_gigs.gig_id
    JOIN qr_codes ON qr_codes.gig_id = gigs.id AND qr_codes.artist_id = gigs.artist_id
   WHERE product_gigs.product_id = sold_product_id
     AND qr_codes.id = ANY (code_ids) AND qr_codes.is_active
     AND gigs.cancelled_at IS NULL
     AND at >= gig_sale_opens_at(gigs.starts_at) AND at < gig_sale_closes_at(gigs.starts_at, hours));
COMMENT ON FUNCTION is_sold_at_gig IS 'Whether one of the codes that a device scanned is an active one of a gig whose sale of the product is on.';

-- A product whose gigs are all cancelled or removed has a sale that is long over. Products are locked in key order, as
-- orders lock them.
CREATE OR REPLACE FUNCTION refresh_gig_sales(product_ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM products WHERE id = ANY (product_ids) AND sale_kind = 'gig' ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET sale_starts_at = sale.starts_at, sale_ends_at = sale.ends_at
    FROM (SELECT sold.id,
                 coalesce(min(gig_sale_opens_at(gigs.starts_at)), '1970-01-01 00:00:00+00') AS starts_at,
                 coalesce(max(gig_sale_closes_at(gigs.starts_at, sold.gig_sale_hours)), '1970-01-01 00:15:00+00') AS ends_at
            FROM products AS sold
            LEFT JOIN product_gigs ON product_gigs.product_id = sold.id
            LEFT JOIN gigs ON gigs.id = product_gigs.gig_id AND gigs.cancelled_at IS NULL
           WHERE sold.id = ANY (product_ids) AND sold.sale_kind = 'gig'
           GROUP BY sold.id) AS sale
   WHERE products.id = sale.id
     AND (products.sale_starts_at, products.sale_ends_at) IS DISTINCT FROM (sale.starts_at, sale.ends_at)
$$;

CREATE OR REPLACE FUNCTION refresh_sales_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_gig_sales(array_agg(DISTINCT product_id)) FROM changed_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_gigs_added AFTER INSERT ON product_gigs REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_sales_of_products();
CREATE OR REPLACE TRIGGER product_gigs_removed AFTER DELETE ON product_gigs REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_sales_of_products();

CREATE OR REPLACE FUNCTION refresh_sales_of_gig() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_gig_sales(array_agg(product_id)) FROM product_gigs WHERE gig_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER gigs_moved_sales AFTER UPDATE OF starts_at, cancelled_at ON gigs
  FOR EACH ROW WHEN ((NEW.starts_at, NEW.cancelled_at) IS DISTINCT FROM (OLD.starts_at, OLD.cancelled_at))
  EXECUTE FUNCTION refresh_sales_of_gig();

CREATE OR REPLACE TRIGGER product_takedown_events_append_only BEFORE UPDATE OR DELETE ON product_takedown_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER product_sale_changes_append_only BEFORE UPDATE OR DELETE ON product_sale_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
