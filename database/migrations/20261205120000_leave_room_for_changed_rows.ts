import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rows whose indexes stay as they are when they change keep to their page, if there is room on it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE qr_codes SET (fillfactor = 90);
      ALTER TABLE store_products SET (fillfactor = 80);
      ALTER TABLE blank_offers SET (fillfactor = 80);
      ALTER TABLE provider_order_items SET (fillfactor = 90);
      ALTER TABLE idempotency_keys SET (fillfactor = 90);
    `)
  }
}
