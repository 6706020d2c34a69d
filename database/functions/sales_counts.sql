-- Adds sales to products and artists. A row in pending_product_sales_counts or pending_artist_sales_counts calls the function
-- when its transaction commits, so that the rows of products and artists are locked for the time of the commit only. Each
-- statement sees what other transactions committed while the statement before it waited for a lock.

CREATE OR REPLACE FUNCTION count_product_sales(ids integer[], sold integer[], recent integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET units_sold = greatest(0, units_sold + sums.units),
                      units_sold_30_days = greatest(0, units_sold_30_days + sums.recent)
    FROM (SELECT sale.product_id, sum(sale.units) AS units, sum(sale.recent) AS recent
            FROM unnest(ids, sold, count_product_sales.recent) AS sale (product_id, units, recent)
           GROUP BY sale.product_id) AS sums
   WHERE products.id = sums.product_id;
  PERFORM 1 FROM artist_catalog_stats AS stats
    WHERE (stats.artist_id, stats.product_type) IN (
      SELECT artist_id, unnest(ARRAY['all', product_type]) FROM products WHERE id = ANY (ids) AND is_published(status, takedown_id))
    ORDER BY stats.artist_id, stats.product_type FOR UPDATE;
  UPDATE artist_catalog_stats AS stats SET units_sold_30_days = greatest(0, stats.units_sold_30_days + sums.units)
    FROM (SELECT products.artist_id, kind, sum(sale.units) AS units
            FROM unnest(ids, count_product_sales.recent) AS sale (product_id, units)
            JOIN products ON products.id = sale.product_id AND is_published(products.status, products.takedown_id),
                 unnest(ARRAY['all', product_type]) AS kind
           GROUP BY products.artist_id, kind) AS sums
   WHERE (stats.artist_id, stats.product_type) = (sums.artist_id, sums.kind);
END $$;
COMMENT ON FUNCTION count_product_sales IS 'Adds units sold, and those of the last 30 days without what artists bought of their own, to products and catalog stats; below zero for what is refunded.';

CREATE OR REPLACE FUNCTION count_artist_sales(ids integer[], amounts numeric[], sold integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM artists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE artists SET total_sales = total_sales + sums.amount, units_sold = greatest(0, units_sold + sums.units)
    FROM (SELECT sale.artist_id, sum(sale.amount) AS amount, sum(sale.units) AS units
            FROM unnest(ids, amounts, sold) AS sale (artist_id, amount, units) GROUP BY sale.artist_id) AS sums
   WHERE artists.id = sums.artist_id;
END $$;
COMMENT ON FUNCTION count_artist_sales IS 'Adds pounds sold without shipping, and ranked units, to artists; below zero for what is refunded.';

CREATE OR REPLACE FUNCTION apply_pending_product_sales_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pending_product_sales_counts WHERE id = NEW.id;
  PERFORM count_product_sales(NEW.product_ids, NEW.units, NEW.recent_units);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS pending_product_sales_counts ON pending_product_sales_counts;
CREATE CONSTRAINT TRIGGER pending_product_sales_counts AFTER INSERT ON pending_product_sales_counts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_pending_product_sales_counts();

CREATE OR REPLACE FUNCTION apply_pending_artist_sales_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pending_artist_sales_counts WHERE id = NEW.id;
  PERFORM count_artist_sales(NEW.artist_ids, NEW.amounts, NEW.units);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS pending_artist_sales_counts ON pending_artist_sales_counts;
CREATE CONSTRAINT TRIGGER pending_artist_sales_counts AFTER INSERT ON pending_artist_sales_counts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_pending_artist_sales_counts();
