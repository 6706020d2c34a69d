import { BaseSchema } from '@adonisjs/lucid/schema'

const SORTS = [
  ['popular', 'units_sold_30_days DESC, artist_id DESC'],
  ['newest', 'newest_at DESC, artist_id DESC'],
  ['cheapest', 'lowest_price, artist_id'],
  ['dearest', 'highest_price DESC, artist_id DESC'],
  ['rating', 'coalesce(average_rating, 0) DESC, artist_id DESC'],
]

/** One index for each order, of all genres and of one. */
const STATS_INDEXES = SORTS.map(
  ([name, keys]) => `
      CREATE INDEX artist_catalog_stats_${name} ON artist_catalog_stats (product_type, ${keys}) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_${name}_genre ON artist_catalog_stats (product_type, genre, ${keys}) WHERE NOT is_hidden;`
).join('')

/**
 * What an artist has on sale, in figures: one row for each type and one, `all`, for everything. The collections are
 * read from it in any order at the cost of one page. Kept by triggers, whoever writes products.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX products_public_type_popular ON products (product_type, units_sold_30_days DESC, created_at DESC, id DESC) WHERE status = 'active';
      CREATE INDEX products_public_type_price ON products (product_type, selling_price, id) WHERE status = 'active';
      CREATE INDEX products_public_type_rating ON products (product_type, coalesce(average_rating, 0) DESC, id DESC) WHERE status = 'active';
      DROP INDEX products_public_rating;
      CREATE INDEX products_public_rating ON products (coalesce(average_rating, 0) DESC, id DESC) WHERE status = 'active';
      CREATE INDEX artists_hidden ON artists (id) WHERE is_hidden;

      CREATE TABLE artist_catalog_stats (
        artist_id integer NOT NULL REFERENCES artists (id),
        product_type text NOT NULL,
        genre text,
        is_hidden boolean NOT NULL DEFAULT false,
        products integer NOT NULL DEFAULT 0,
        lowest_price numeric(10,2) NOT NULL DEFAULT 0,
        highest_price numeric(10,2) NOT NULL DEFAULT 0,
        newest_at timestamptz NOT NULL DEFAULT now(),
        average_rating numeric(3,2),
        units_sold_30_days integer NOT NULL DEFAULT 0,
        PRIMARY KEY (artist_id, product_type)
      );
      ${STATS_INDEXES}
      COMMENT ON TABLE artist_catalog_stats IS 'Projection of the products on sale, by artist and type; type all = every type.';
      COMMENT ON COLUMN artist_catalog_stats.average_rating IS 'Of all reviews of these products; null without any.';

      CREATE FUNCTION refresh_artist_catalog_stats(artist_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
           WHERE artist_id = ANY (artist_ids) AND status = 'active'
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
      SELECT refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM products WHERE status = 'active' HAVING count(*) > 0;

      CREATE FUNCTION refresh_catalog_stats_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM new_rows WHERE status = 'active' HAVING count(*) > 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER products_inserted_stats AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION refresh_catalog_stats_of_new_products();

      -- Units sold are left out: the sale adds them itself, in the order in which it locks.
      CREATE FUNCTION refresh_catalog_stats_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_artist_catalog_stats(array_agg(DISTINCT new_rows.artist_id))
           FROM new_rows JOIN old_rows USING (id)
          WHERE 'active' IN (new_rows.status, old_rows.status)
            AND (new_rows.status, new_rows.product_type, new_rows.selling_price, new_rows.created_at, new_rows.average_rating, new_rows.review_count)
                IS DISTINCT FROM (old_rows.status, old_rows.product_type, old_rows.selling_price, old_rows.created_at, old_rows.average_rating, old_rows.review_count)
         HAVING count(*) > 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER products_updated_stats AFTER UPDATE ON products REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION refresh_catalog_stats_of_changed_products();

      CREATE FUNCTION copy_artist_to_catalog_stats() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE artist_catalog_stats SET genre = NEW.genre, is_hidden = NEW.is_hidden WHERE artist_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER artists_stats AFTER UPDATE OF genre, is_hidden ON artists
        FOR EACH ROW WHEN ((NEW.genre, NEW.is_hidden) IS DISTINCT FROM (OLD.genre, OLD.is_hidden))
        EXECUTE FUNCTION copy_artist_to_catalog_stats();
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TRIGGER artists_stats ON artists;
      DROP TRIGGER products_updated_stats ON products;
      DROP TRIGGER products_inserted_stats ON products;
      DROP FUNCTION copy_artist_to_catalog_stats, refresh_catalog_stats_of_changed_products, refresh_catalog_stats_of_new_products, refresh_artist_catalog_stats;
      DROP TABLE artist_catalog_stats;
      DROP INDEX artists_hidden, products_public_type_rating, products_public_type_price, products_public_type_popular, products_public_rating;
      CREATE INDEX products_public_rating ON products (average_rating DESC NULLS LAST, id DESC) WHERE status = 'active';
    `)
  }
}
