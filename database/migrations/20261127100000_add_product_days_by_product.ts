import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an artist ever sold of each product is read from the index alone, however long they have been selling. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX product_daily_stats_by_product ON product_daily_stats (artist_id, product_id, day) INCLUDE (units);
    `)
  }
}
