import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Retires what artists left behind who deleted their account while a deletion retired only some products: nobody can approve
 * or retire these any more. What a deletion retires today is in RetireProductsOfArtist.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      WITH left_behind AS (
        SELECT products.id, products.status, artists.user_id
          FROM products
          JOIN artists ON artists.id = products.artist_id
          JOIN users ON users.id = artists.user_id
         WHERE users.deleted_at IS NOT NULL AND products.status <> 'retired'
         ORDER BY products.id
           FOR UPDATE OF products
      ), retired AS (
        UPDATE products SET status = 'retired', updated_at = now()
          FROM left_behind WHERE products.id = left_behind.id
        RETURNING products.id
      )
      INSERT INTO product_status_history (product_id, from_status, to_status, actor_user_id, notes)
      SELECT id, status, 'retired', user_id, 'The artist has left'
        FROM left_behind JOIN retired USING (id) ORDER BY id;
    `)
  }
}
