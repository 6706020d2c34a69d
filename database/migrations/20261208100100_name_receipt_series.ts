import { BaseSchema } from '@adonisjs/lucid/schema'

/** Names each new series of receipt numbers by its time: a second restore from one backup must not repeat the first one's. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE receipt_series ADD COLUMN name text;
      COMMENT ON COLUMN receipt_series.name IS 'When it was begun, in UTC: "261128Q34" is 28 November 2026, 14:34; Q is the hour 14, in letters without I and O. Null for a series that is named by its number.';
      COMMENT ON COLUMN receipts.number IS 'Counted from 1 in each kind and series, without gaps: R-000001, CN-000001; in a series that a restore began R261128Q34-000001.';
    `)
  }
}
