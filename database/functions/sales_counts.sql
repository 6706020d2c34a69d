-- Adds sales to products and artists. A transaction that sells inserts them into pending_product_sales_counts and
-- pending_artist_sales_counts. When it commits, they are added where no other transaction holds the rows of these products
-- or artists; otherwise they stay, and the job sales-counts.apply adds all that has come together. So the sales of a popular
-- product do not wait for each other. Refunds and cancellations do the same, but also stay where sales of the same products or
-- artists are still pending, because a count never goes below zero.
-- Each statement sees what other transactions committed while the statement before it waited for a lock.

CREATE OR REPLACE FUNCTION catalog_stats_of(ids integer[]) RETURNS TABLE (artist_id integer, product_type text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT products.artist_id, kind FROM products, unnest(ARRAY['all', products.product_type]) AS kind
   WHERE id = ANY (ids) AND is_published(status, takedown_id)
$$;
COMMENT ON FUNCTION catalog_stats_of IS 'The rows of artist_catalog_stats in which these products are counted.';

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
    WHERE (stats.artist_id, stats.product_type) IN (SELECT * FROM catalog_stats_of(ids))
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

CREATE OR REPLACE VIEW pending_product_sales AS
SELECT sale.product_id, sum(sale.units) AS units, sum(sale.recent_units) AS recent_units
  FROM pending_product_sales_counts AS pending,
       unnest(pending.product_ids, pending.units, pending.recent_units) AS sale (product_id, units, recent_units)
 GROUP BY sale.product_id;
COMMENT ON VIEW pending_product_sales IS 'What committed sales have not yet added to products.';

CREATE OR REPLACE VIEW pending_artist_sales AS
SELECT sale.artist_id, sum(sale.amount) AS amount, sum(sale.units) AS units
  FROM pending_artist_sales_counts AS pending,
       unnest(pending.artist_ids, pending.amounts, pending.units) AS sale (artist_id, amount, units)
 GROUP BY sale.artist_id;
COMMENT ON VIEW pending_artist_sales IS 'What committed sales have not yet added to artists, in pounds.';

-- Adds at most so many pending sales, the earliest first; returns how many. One at a time: no refund overtakes its sale.
CREATE OR REPLACE FUNCTION drain_pending_product_sales(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  ids integer[]; sold integer[]; recent integer[]; applied integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pending_product_sales'));
  WITH taken AS (
    DELETE FROM pending_product_sales_counts AS pending
     WHERE pending.id IN (SELECT id FROM pending_product_sales_counts ORDER BY id LIMIT most)
    RETURNING pending.id, pending.product_ids, pending.units, pending.recent_units)
  SELECT array_agg(sale.product_id), array_agg(sale.units), array_agg(sale.recent_units), count(DISTINCT taken.id)
    INTO ids, sold, recent, applied
    FROM taken, unnest(taken.product_ids, taken.units, taken.recent_units) AS sale (product_id, units, recent_units);
  IF applied > 0 THEN PERFORM count_product_sales(ids, sold, recent); END IF;
  RETURN applied;
END $$;

CREATE OR REPLACE FUNCTION drain_pending_artist_sales(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  ids integer[]; amounts numeric[]; sold integer[]; applied integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pending_artist_sales'));
  WITH taken AS (
    DELETE FROM pending_artist_sales_counts AS pending
     WHERE pending.id IN (SELECT id FROM pending_artist_sales_counts ORDER BY id LIMIT most)
    RETURNING pending.id, pending.artist_ids, pending.amounts, pending.units)
  SELECT array_agg(sale.artist_id), array_agg(sale.amount), array_agg(sale.units), count(DISTINCT taken.id)
    INTO ids, amounts, sold, applied
    FROM taken, unnest(taken.artist_ids, taken.amounts, taken.units) AS sale (artist_id, amount, units);
  IF applied > 0 THEN PERFORM count_artist_sales(ids, amounts, sold); END IF;
  RETURN applied;
END $$;

-- Locks the rows that count_product_sales would lock, unless another transaction has one of them.
CREATE OR REPLACE FUNCTION try_lock_products(ids integer[]) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  wanted integer; locked integer;
BEGIN
  SELECT count(*) INTO wanted FROM products WHERE id = ANY (ids);
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < wanted THEN RETURN false; END IF;
  SELECT count(*) INTO wanted FROM catalog_stats_of(ids);
  PERFORM 1 FROM artist_catalog_stats AS stats
    WHERE (stats.artist_id, stats.product_type) IN (SELECT * FROM catalog_stats_of(ids))
    ORDER BY stats.artist_id, stats.product_type FOR UPDATE SKIP LOCKED;
  GET DIAGNOSTICS locked = ROW_COUNT;
  RETURN locked = wanted;
END $$;

CREATE OR REPLACE FUNCTION try_lock_artists(ids integer[]) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  wanted integer; locked integer;
BEGIN
  SELECT count(*) INTO wanted FROM artists WHERE id = ANY (ids);
  PERFORM 1 FROM artists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED;
  GET DIAGNOSTICS locked = ROW_COUNT;
  RETURN locked = wanted;
END $$;

CREATE OR REPLACE FUNCTION apply_pending_product_sales_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (0 > ANY (NEW.units) OR 0 > ANY (NEW.recent_units)) AND EXISTS (
    SELECT FROM pending_product_sales_counts WHERE product_ids && NEW.product_ids AND id <> NEW.id) THEN RETURN NULL; END IF;
  IF try_lock_products(NEW.product_ids) THEN
    DELETE FROM pending_product_sales_counts WHERE id = NEW.id;
    PERFORM count_product_sales(NEW.product_ids, NEW.units, NEW.recent_units);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS pending_product_sales_counts ON pending_product_sales_counts;
CREATE CONSTRAINT TRIGGER pending_product_sales_counts AFTER INSERT ON pending_product_sales_counts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_pending_product_sales_counts();

CREATE OR REPLACE FUNCTION apply_pending_artist_sales_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (0 > ANY (NEW.units) OR 0 > ANY (NEW.amounts)) AND EXISTS (
    SELECT FROM pending_artist_sales_counts WHERE artist_ids && NEW.artist_ids AND id <> NEW.id) THEN RETURN NULL; END IF;
  IF try_lock_artists(NEW.artist_ids) THEN
    DELETE FROM pending_artist_sales_counts WHERE id = NEW.id;
    PERFORM count_artist_sales(NEW.artist_ids, NEW.amounts, NEW.units);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS pending_artist_sales_counts ON pending_artist_sales_counts;
CREATE CONSTRAINT TRIGGER pending_artist_sales_counts AFTER INSERT ON pending_artist_sales_counts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_pending_artist_sales_counts();
