import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many unpaid pieces of limited products the buyers of one network hold. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN network_hash text;
      ALTER TABLE checkouts ADD CONSTRAINT checkouts_network_hash CHECK (network_hash ~ '^[0-9a-f]{64}$') NOT VALID;
      COMMENT ON COLUMN checkouts.network_hash IS 'Hash, by a key of the application, of the network that ordered limited products: unpaid pieces of a network are limited.';
    `)
  }
}
