import { BaseSchema } from '@adonisjs/lucid/schema'

/** What gigs sold of each product and day, so that a page needs to read only the gigs that it names. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE product_daily_stats ADD COLUMN gig_units integer;
      COMMENT ON COLUMN product_daily_stats.gig_units IS 'Units sold at gigs, within their hours, to all buyers. Null until the day is computed again: rows from before the column, which rollups.fill marks.';
    `)
  }
}
