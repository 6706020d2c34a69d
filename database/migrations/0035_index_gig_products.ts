import { BaseSchema } from '@adonisjs/lucid/schema'

/** What sells at gigs: a hundredth of the rows, for most are of codes at home. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `CREATE INDEX qr_code_product_daily_stats_at_gigs ON qr_code_product_daily_stats (qr_code_id) WHERE phase <> 'outside'`
    )
  }

  async down() {
    this.schema.raw('DROP INDEX qr_code_product_daily_stats_at_gigs')
  }
}
