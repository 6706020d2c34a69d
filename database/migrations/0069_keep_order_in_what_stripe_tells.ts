import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Refunds whose end is not known are asked about in turn: the index has the order in which they are. What an artist's
 * bank says counts by the age of the payout that it says it of.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      DROP INDEX refunds_unsettled;
      CREATE INDEX refunds_unsettled ON refunds (updated_at, id) WHERE status IN ('creating', 'pending');

      ALTER TABLE payout_accounts ADD COLUMN bank_payout_at timestamptz;
      COMMENT ON COLUMN payout_accounts.bank_payout_at IS 'When Stripe made the payout to the bank that bank_failure, or its absence, is of.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE payout_accounts DROP COLUMN bank_payout_at;
      DROP INDEX refunds_unsettled;
      CREATE INDEX refunds_unsettled ON refunds (id) WHERE status IN ('creating', 'pending');
    `)
  }
}
