import type { Connection } from '#database/demo/population_lock'
import type { Part } from '#database/demo/scale/part'
import { lot, word } from '#database/demo/scale/lots'
import { DESIGN_WORDS, FIRST_WORDS } from '#database/demo/scale/words'

/** What the products are made after: the first ones that have variants, pictures included. */
export async function prepareProducts(connection: Connection) {
  await connection.query(`
    DROP TABLE IF EXISTS pg_temp.demo_models, pg_temp.demo_owners;
    CREATE TEMP TABLE demo_models AS
      SELECT *, row_number() OVER (ORDER BY id) - 1 AS place
        FROM (SELECT * FROM products WHERE EXISTS (SELECT FROM product_variants WHERE product_id = products.id) ORDER BY id LIMIT 150) AS first_ones;
    CREATE TEMP TABLE demo_owners AS
      SELECT artists.id, user_id, profit_share_percentage, row_number() OVER (ORDER BY artists.id) - 1 AS place
        FROM artists JOIN users ON users.id = artists.user_id WHERE users.email LIKE 'crowd-%@example.com';
    ANALYZE demo_models, demo_owners;
  `)
}

/** The model's own noun ("Tee", "LP"), so that a name says what the thing is. */
const NAME = `${word('n', 11, FIRST_WORDS)} || ' ' || ${word('n', 12, DESIGN_WORDS)} || ' ' || regexp_replace(demo_models.name, '^.* ', '')`

/** Older than the 90 days of orders, so that everything on sale could be bought in all of them. */
const CREATED = `now() - interval '1 day' * (95 + ${lot('n', 13)} * 300)`

const COPIED = `description, product_type, status, currency, base_price, selling_price, printful_cost, markup_percentage, minimum_price,
  sizes, colors, preview_url, thumbnail_url, approval_notes, admin_notes, created_by_admin`

export async function addCrowdOfProducts(connection: Connection, { from, to }: Part) {
  await connection.query('DROP TABLE IF EXISTS pg_temp.demo_taken')
  await connection.query(
    `CREATE TEMP TABLE demo_taken ON COMMIT DROP AS
     SELECT n, nextval(pg_get_serial_sequence('products', 'id'))::int AS id, demo_models.place, demo_models.id AS model_id,
            demo_owners.id AS artist_id, demo_owners.user_id, demo_owners.profit_share_percentage AS share, ${CREATED} AS created_at
       FROM generate_series(${from}, ${to}) AS n
       JOIN demo_models ON demo_models.place = n % (SELECT count(*) FROM demo_models)
       JOIN demo_owners ON demo_owners.place = (n / 7) % (SELECT count(*) FROM demo_owners)`
  )
  await connection.query(
    `INSERT INTO products (id, artist_id, name, printful_product_id, platform_fee, artist_profit, estimated_artist_profit, created_at, ${COPIED})
     SELECT demo_taken.id, demo_taken.artist_id, ${NAME}, 410000000 + n, selling_price - base_price - profit, profit, profit, demo_taken.created_at, ${COPIED}
       FROM demo_taken JOIN demo_models ON demo_models.place = demo_taken.place,
            LATERAL (SELECT round((selling_price - base_price) * share / 100, 2) AS profit) AS divided`
  )
  await connection.query(
    `INSERT INTO product_variants (product_id, size, color, color_code, cost, in_stock, is_offered, preview_url, catalog_variant_id, sync_variant_id, external_id, position)
     SELECT demo_taken.id, size, color, color_code, cost, in_stock, is_offered, preview_url, catalog_variant_id,
            6000000000 + n * 10000 + sync_variant_id % 10000, 'demo-crowd-' || n || '-' || position + 1, position
       FROM demo_taken JOIN product_variants ON product_variants.product_id = demo_taken.model_id`
  )
  await connection.query(
    `INSERT INTO product_status_history (product_id, from_status, to_status, actor_user_id, notes, created_at)
     SELECT demo_taken.id, from_status, to_status, CASE WHEN from_status IS NULL THEN NULL ELSE demo_taken.user_id END, notes,
            demo_taken.created_at + (moved.created_at - first_value(moved.created_at) OVER (PARTITION BY demo_taken.id ORDER BY moved.id))
              * LEAST(1, 90 * 86400 / GREATEST(1, extract(epoch FROM max(moved.created_at) OVER (PARTITION BY demo_taken.id) - min(moved.created_at) OVER (PARTITION BY demo_taken.id))))
       FROM demo_taken JOIN product_status_history AS moved ON moved.product_id = demo_taken.model_id
      ORDER BY demo_taken.id, moved.id`
  )
}
