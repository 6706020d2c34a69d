import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Why an unpaid checkout is being ended is written down before the payment provider is asked: its word may come by the
 * answer or by a webhook, and the history has to say the same of it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN cancellation_reason text;
      COMMENT ON COLUMN checkouts.cancellation_reason IS 'Why it was last asked to end unpaid; it may have been paid after all.';
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE checkouts DROP COLUMN cancellation_reason')
  }
}
