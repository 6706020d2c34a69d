import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX orders_by_artist_status ON orders (artist_id, status, id DESC) WHERE payment_status <> 'unpaid';
      CREATE INDEX qr_codes_by_gig ON qr_codes (gig_id) WHERE gig_id IS NOT NULL;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX qr_codes_by_gig;
      DROP INDEX orders_by_artist_status;
    `)
  }
}
