import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What everybody buys is locked from the first of these statements to the commit: within one call each that is as long
 * as PostgreSQL takes, and not as long as the way between it and a busy server. Each statement sees what was committed
 * while the one before it waited for a lock.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE FUNCTION count_product_sales(ids integer[], sold integer[], recent integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
            SELECT artist_id, unnest(ARRAY['all', product_type]) FROM products WHERE id = ANY (ids) AND status = 'active')
          ORDER BY stats.artist_id, stats.product_type FOR UPDATE;
        UPDATE artist_catalog_stats AS stats SET units_sold_30_days = greatest(0, stats.units_sold_30_days + sums.units)
          FROM (SELECT products.artist_id, kind, sum(sale.units) AS units
                  FROM unnest(ids, count_product_sales.recent) AS sale (product_id, units)
                  JOIN products ON products.id = sale.product_id AND products.status = 'active',
                       unnest(ARRAY['all', product_type]) AS kind
                 GROUP BY products.artist_id, kind) AS sums
         WHERE (stats.artist_id, stats.product_type) = (sums.artist_id, sums.kind);
      END $$;
      COMMENT ON FUNCTION count_product_sales IS 'Adds units sold, and those of the last 30 days without what artists bought of their own, to products and catalog stats; below zero for what is refunded.';

      CREATE FUNCTION count_artist_sales(ids integer[], amounts numeric[], sold integer[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM 1 FROM artists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
        UPDATE artists SET total_sales = total_sales + sums.amount, units_sold = greatest(0, units_sold + sums.units)
          FROM (SELECT sale.artist_id, sum(sale.amount) AS amount, sum(sale.units) AS units
                  FROM unnest(ids, amounts, sold) AS sale (artist_id, amount, units) GROUP BY sale.artist_id) AS sums
         WHERE artists.id = sums.artist_id;
      END $$;
      COMMENT ON FUNCTION count_artist_sales IS 'Adds pounds sold without shipping, and ranked units, to artists; below zero for what is refunded.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP FUNCTION count_product_sales(integer[], integer[], integer[]);
      DROP FUNCTION count_artist_sales(integer[], numeric[], integer[]);
    `)
  }
}
