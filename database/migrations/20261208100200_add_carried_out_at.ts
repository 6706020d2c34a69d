import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tells apart the approved “Pay now” that was paid and the one that still has to be. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE signoffs ADD COLUMN carried_out_at timestamptz;
      COMMENT ON COLUMN signoffs.carried_out_at IS 'Of an approved pay_now: when it was paid, or found to be payable no more. Null where its process ended before, or a release that knows no pay_now approved it: a job pays it then.';
    `)
  }
}
