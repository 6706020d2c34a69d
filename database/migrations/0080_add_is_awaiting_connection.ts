import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders ADD COLUMN is_awaiting_connection boolean NOT NULL DEFAULT false;
      UPDATE provider_orders SET is_awaiting_connection = true
       WHERE last_error = 'Printful is not connected. An admin has to authorize it.';
      ALTER TABLE provider_orders ADD CONSTRAINT provider_orders_connection_is_an_error
        CHECK (NOT is_awaiting_connection OR last_error IS NOT NULL);
      COMMENT ON COLUMN provider_orders.is_awaiting_connection IS
        'Whether the last error is that nobody has authorized Printful: trying again does not mend it.';
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE provider_orders DROP COLUMN is_awaiting_connection')
  }
}
