import { BaseSchema } from '@adonisjs/lucid/schema'

/** Checks the rows that were there before the constraints. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE payment_sessions VALIDATE CONSTRAINT payment_sessions_risk_level')
    this.schema.raw('ALTER TABLE payment_sessions VALIDATE CONSTRAINT payment_sessions_risk_score')
    this.schema.raw('ALTER TABLE checkouts VALIDATE CONSTRAINT checkouts_card_fingerprint')
  }
}
