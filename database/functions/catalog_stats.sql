-- Computes artist_catalog_stats again when products or artists change, for every statement that writes them.

CREATE OR REPLACE FUNCTION refresh_artist_catalog_stats(artist_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two changes to one artist's products take turns, and each counts what the other has left.
  INSERT INTO artist_catalog_stats (artist_id, product_type)
  SELECT id, 'all' FROM unnest(artist_ids) AS id GROUP BY id ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM FROM artist_catalog_stats WHERE artist_id = ANY (artist_ids) AND product_type = 'all' ORDER BY artist_id FOR UPDATE;

  WITH counted AS (
    SELECT artist_id, coalesce(product_type, 'all') AS product_type, count(*) AS products,
           min(selling_price) AS lowest_price, max(selling_price) AS highest_price, max(created_at) AS newest_at,
           round(sum(average_rating * review_count) / nullif(sum(review_count) FILTER (WHERE average_rating IS NOT NULL), 0), 2) AS average_rating,
           sum(units_sold_30_days) AS units_sold_30_days
      FROM products
     WHERE artist_id = ANY (artist_ids) AND is_published(status, takedown_id) AND NOT is_sale_over(sale_ends_at, now())
     GROUP BY GROUPING SETS ((artist_id), (artist_id, product_type))
  ), gone AS (
    DELETE FROM artist_catalog_stats
     WHERE artist_id = ANY (artist_ids)
       AND NOT EXISTS (SELECT FROM counted WHERE counted.artist_id = artist_catalog_stats.artist_id AND counted.product_type = artist_catalog_stats.product_type)
  )
  INSERT INTO artist_catalog_stats AS stats (artist_id, product_type, genre, is_hidden, products, lowest_price, highest_price, newest_at, average_rating, units_sold_30_days)
  SELECT artists.id, product_type, genre, is_hidden, products, lowest_price, highest_price, newest_at, average_rating, units_sold_30_days
    FROM counted JOIN artists ON artists.id = counted.artist_id
   ORDER BY artists.id, product_type
      ON CONFLICT (artist_id, product_type) DO UPDATE
     SET (genre, is_hidden, products, lowest_price, highest_price, newest_at, average_rating, units_sold_30_days) =
         (EXCLUDED.genre, EXCLUDED.is_hidden, EXCLUDED.products, EXCLUDED.lowest_price, EXCLUDED.highest_price, EXCLUDED.newest_at, EXCLUDED.average_rating, EXCLUDED.units_sold_30_days)
   WHERE (stats.genre, stats.is_hidden, stats.products, stats.lowest_price, stats.highest_price, stats.newest_at, stats.average_rating, stats.units_sold_30_days)
         IS DISTINCT FROM
         (EXCLUDED.genre, EXCLUDED.is_hidden, EXCLUDED.products, EXCLUDED.lowest_price, EXCLUDED.highest_price, EXCLUDED.newest_at, EXCLUDED.average_rating, EXCLUDED.units_sold_30_days);
END $$;

CREATE OR REPLACE FUNCTION refresh_catalog_stats_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM new_rows WHERE is_published(status, takedown_id) HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_inserted_stats AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_catalog_stats_of_new_products();

-- Units sold are left out: the sale adds them itself, in the order in which it locks.
CREATE OR REPLACE FUNCTION refresh_catalog_stats_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_artist_catalog_stats(array_agg(DISTINCT new_rows.artist_id))
     FROM new_rows JOIN old_rows USING (id)
    WHERE (is_published(new_rows.status, new_rows.takedown_id) OR is_published(old_rows.status, old_rows.takedown_id))
      AND (new_rows.status, new_rows.takedown_id, new_rows.product_type, new_rows.selling_price, new_rows.created_at, new_rows.average_rating, new_rows.review_count, new_rows.sale_ends_at)
          IS DISTINCT FROM (old_rows.status, old_rows.takedown_id, old_rows.product_type, old_rows.selling_price, old_rows.created_at, old_rows.average_rating, old_rows.review_count, old_rows.sale_ends_at)
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_updated_stats AFTER UPDATE ON products REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_catalog_stats_of_changed_products();

CREATE OR REPLACE FUNCTION copy_artist_to_catalog_stats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artist_catalog_stats SET genre = NEW.genre, is_hidden = NEW.is_hidden WHERE artist_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER artists_stats AFTER UPDATE OF genre, is_hidden ON artists
  FOR EACH ROW WHEN ((NEW.genre, NEW.is_hidden) IS DISTINCT FROM (OLD.genre, OLD.is_hidden))
  EXECUTE FUNCTION copy_artist_to_catalog_stats();
