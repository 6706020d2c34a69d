import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE payment_sessions ADD COLUMN is_duplicate_payment boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN payment_sessions.is_duplicate_payment IS 'The checkout was paid already when this was paid: its money belongs to no order row.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE payment_sessions DROP COLUMN is_duplicate_payment;
    `)
  }
}
