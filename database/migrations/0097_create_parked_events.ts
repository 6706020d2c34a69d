import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE parked_events (
        event_id text PRIMARY KEY,
        type text NOT NULL,
        event jsonb NOT NULL,
        attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        parked_at timestamptz NOT NULL,
        next_attempt_at timestamptz NOT NULL
      );
      CREATE INDEX parked_events_due ON parked_events (next_attempt_at);
      COMMENT ON TABLE parked_events IS
        'Stripe events ahead of the payment or payout they are about, with the ids alone; applied, they leave for webhook_events.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE parked_events')
  }
}
