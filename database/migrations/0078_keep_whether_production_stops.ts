import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders ADD COLUMN is_cancellable boolean NOT NULL DEFAULT true;
      UPDATE provider_orders SET is_cancellable = false
       WHERE printful_status NOT IN ('draft', 'pending', 'failed', 'canceled');
      COMMENT ON COLUMN provider_orders.is_cancellable IS
        'Whether Printful, by its last word, still lets us cancel it: it has not begun, or it is over.';
      DROP INDEX disputes_open;
    `)
  }

  async down() {
    this.schema.raw(`
      CREATE INDEX disputes_open ON disputes (answer_by, id) WHERE status IN ('inquiry', 'open');
      ALTER TABLE provider_orders DROP COLUMN is_cancellable;
    `)
  }
}
