import { BaseSchema } from '@adonisjs/lucid/schema'

/** The rate of the tax in a payment, for receipts and the tax report. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN tax_rate numeric(6,3);
      COMMENT ON COLUMN checkouts.tax_rate IS 'Percent: the rate of tax_amount, as the payment provider says; null without tax, where there are several rates, and on checkouts from before it was kept.';
    `)
  }
}
