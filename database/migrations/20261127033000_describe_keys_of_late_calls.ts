import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys of calls that make nothing with an id: hearts, scans and visits (app/core/http/late_call.ts). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      COMMENT ON COLUMN idempotency_keys.resource_id IS 'What the call of this scope made: a checkout, gig, code or product. Null within the transaction that makes it, and for hearts, scans and visits, which make nothing with an id.';
    `)
  }
}
