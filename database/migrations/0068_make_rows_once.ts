import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The database itself lets a row be made by one order at a time, unless an admin had it made again: what an order is
 * made for is told apart from how many orders of its checkout came before it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders RENAME COLUMN reprint TO sequence;
      COMMENT ON COLUMN provider_orders.sequence IS 'How many orders of its checkout came before it.';

      ALTER TABLE provider_order_items ADD COLUMN is_reprint boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN provider_order_items.is_reprint IS 'Made and sent once more, after it was sent.';
      UPDATE provider_order_items AS item SET is_reprint = true
       WHERE EXISTS (SELECT FROM provider_order_items AS earlier
                      WHERE earlier.order_id = item.order_id AND earlier.cancel_requested_at IS NULL
                        AND earlier.provider_order_id < item.provider_order_id);
      CREATE UNIQUE INDEX provider_order_items_made_once ON provider_order_items (order_id)
       WHERE cancel_requested_at IS NULL AND NOT is_reprint;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX provider_order_items_made_once;
      ALTER TABLE provider_order_items DROP COLUMN is_reprint;
      ALTER TABLE provider_orders RENAME COLUMN sequence TO reprint;
    `)
  }
}
