import { BaseSchema } from '@adonisjs/lucid/schema'

/** When an artist's bank changed, so that no payout goes there on the same day. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE payout_accounts ADD COLUMN bank_changed_at timestamptz;
      COMMENT ON COLUMN payout_accounts.bank_changed_at IS 'When we last found that Stripe pays to another bank account: nothing is paid before the next day in London. Null where none was found.';
    `)
  }
}
