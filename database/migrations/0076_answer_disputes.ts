import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE disputes
        ADD COLUMN answer_by timestamptz,
        ADD COLUMN is_answered boolean NOT NULL DEFAULT false;
      DROP INDEX disputes_open;
      CREATE INDEX disputes_open ON disputes (answer_by, id) WHERE status IN ('inquiry', 'open');
      COMMENT ON COLUMN disputes.answer_by IS 'Until when the bank takes evidence; null where Stripe names no day.';
      COMMENT ON COLUMN disputes.is_answered IS 'Evidence was sent, and the bank is looking at it.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX disputes_open;
      CREATE INDEX disputes_open ON disputes (created_at) WHERE status IN ('inquiry', 'open');
      ALTER TABLE disputes DROP COLUMN is_answered, DROP COLUMN answer_by;
    `)
  }
}
