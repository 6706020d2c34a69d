import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a released fraud check clears, and whose hash it has. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      COMMENT ON COLUMN fraud_checks.subject IS 'Which buyer or address it is about, as a hash with a secret of the application; empty where it is about all orders of the artist.';
      COMMENT ON COLUMN fraud_checks.latest_order_id IS 'The newest order of the evidence. Once the check is released, neither its orders nor earlier ones of its subject count for the rule; of risky payments, its orders alone.';
    `)
  }
}
