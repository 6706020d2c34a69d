import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sales, refunds and tax of days by country and rate, for the tax report. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE tax_report_days (
        day date NOT NULL,
        country text NOT NULL,
        rate numeric(6,3),
        orders integer NOT NULL,
        sold bigint NOT NULL,
        sold_tax bigint NOT NULL,
        refunded bigint NOT NULL,
        refunded_tax bigint NOT NULL,
        CONSTRAINT tax_report_days_key UNIQUE NULLS NOT DISTINCT (day, country, rate)
      );
      COMMENT ON TABLE tax_report_days IS 'Projection of the ledger for the tax report, in whole pence: days that are over, each from the first one on. StoreTaxDays writes it.';
      COMMENT ON COLUMN tax_report_days.day IS 'In London. Days later than the last one are summed from the ledger.';
      COMMENT ON COLUMN tax_report_days.rate IS 'Percent; null where it is not known or there are several.';
      COMMENT ON COLUMN tax_report_days.orders IS 'Checkouts sold.';
      COMMENT ON COLUMN tax_report_days.sold IS 'With shipping and the tax, sold_tax.';
      COMMENT ON COLUMN tax_report_days.refunded IS 'Refunds and cancellations, less refunds that banks sent back; with the tax, refunded_tax.';
    `)
  }
}
