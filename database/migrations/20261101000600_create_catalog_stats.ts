import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Figures of the products on sale: one row for each artist and product type, and one of type `all` for each artist.
 * Collections are read from it in any order at the cost of one page. Triggers keep it (`database/functions/catalog_stats.sql`).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
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
      CREATE INDEX artist_catalog_stats_popular ON artist_catalog_stats (product_type, units_sold_30_days DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_popular_genre ON artist_catalog_stats (product_type, genre, units_sold_30_days DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_newest ON artist_catalog_stats (product_type, newest_at DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_newest_genre ON artist_catalog_stats (product_type, genre, newest_at DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_cheapest ON artist_catalog_stats (product_type, lowest_price, artist_id) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_cheapest_genre ON artist_catalog_stats (product_type, genre, lowest_price, artist_id) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_dearest ON artist_catalog_stats (product_type, highest_price DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_dearest_genre ON artist_catalog_stats (product_type, genre, highest_price DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_rating ON artist_catalog_stats (product_type, coalesce(average_rating, 0) DESC, artist_id DESC) WHERE NOT is_hidden;
      CREATE INDEX artist_catalog_stats_rating_genre ON artist_catalog_stats (product_type, genre, coalesce(average_rating, 0) DESC, artist_id DESC) WHERE NOT is_hidden;
      COMMENT ON TABLE artist_catalog_stats IS 'Projection of the products on sale, by artist and type; type all = every type.';
      COMMENT ON COLUMN artist_catalog_stats.average_rating IS 'Of all reviews of these products; null without any.';
    `)
  }
}
