import { BaseSchema } from '@adonisjs/lucid/schema'

/** What Stripe Radar says of the risk of a payment, and the fingerprint of the card that paid. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE payment_sessions ADD COLUMN risk_level text;
      ALTER TABLE payment_sessions ADD COLUMN risk_score smallint;
      ALTER TABLE payment_sessions ADD CONSTRAINT payment_sessions_risk_level
        CHECK (risk_level IN ('normal', 'elevated', 'highest', 'not_assessed', 'unknown')) NOT VALID;
      ALTER TABLE payment_sessions ADD CONSTRAINT payment_sessions_risk_score
        CHECK (risk_score BETWEEN 0 AND 100) NOT VALID;
      COMMENT ON COLUMN payment_sessions.risk_level IS 'How risky Stripe Radar thinks the payment; null while it is not paid, and for payments from before this column.';
      COMMENT ON COLUMN payment_sessions.risk_score IS 'From 0 to 100; only with Radar for Fraud Teams.';

      ALTER TABLE checkouts ADD COLUMN card_fingerprint text;
      ALTER TABLE checkouts ADD CONSTRAINT checkouts_card_fingerprint CHECK (length(card_fingerprint) <= 100) NOT VALID;
      COMMENT ON COLUMN checkouts.card_fingerprint IS 'Stripe''s name for the card that paid, the same for each payment by it; for checks against fraud, and erased with the contact. The number of the card is never known here.';
    `)
  }
}
