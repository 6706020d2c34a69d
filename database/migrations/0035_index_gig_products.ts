import { BaseSchema } from '@adonisjs/lucid/schema'

/** What sells at gigs: a hundredth of the rows, for most are of codes at home. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `CREATE INDEX code_product_days_at_gigs ON code_product_days (qr_code_id) WHERE phase <> 'outside'`
    )
  }

  async down() {
    this.schema.raw('DROP INDEX code_product_days_at_gigs')
  }
}
