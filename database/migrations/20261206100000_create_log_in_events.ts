import { BaseSchema } from '@adonisjs/lucid/schema'

/** Log-ins and failed log-ins of accounts, and the bank account that an artist is paid to, as far as a change can be noticed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE log_in_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('log-in', 'wrong-password', 'wrong-code')),
        device text,
        network text NOT NULL,
        times integer NOT NULL DEFAULT 1 CHECK (times > 0),
        hour_start timestamptz NOT NULL,
        last_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX log_in_events_of_hour ON log_in_events (user_id, hour_start, device, network) NULLS NOT DISTINCT WHERE kind = 'log-in';
      CREATE UNIQUE INDEX log_in_failures_of_hour ON log_in_events (user_id, kind, hour_start) WHERE kind <> 'log-in';
      CREATE INDEX log_in_events_of_account ON log_in_events (user_id, last_at);
      CREATE INDEX log_in_events_by_time ON log_in_events (last_at);
      COMMENT ON TABLE log_in_events IS 'Log-ins of accounts and failed attempts, for their owners and to notice new devices. A row has the log-ins of an hour from one device and network, or all failures of one kind in an hour.';
      COMMENT ON COLUMN log_in_events.device IS 'Browser and system by the User-Agent; null where it names neither. Of failures, that of the last one.';
      COMMENT ON COLUMN log_in_events.network IS 'The address without its last part. Of failures, that of the last one.';

      ALTER TABLE payout_accounts ADD COLUMN bank_hash text;
      COMMENT ON COLUMN payout_accounts.bank_hash IS 'A hash of the bank accounts that Stripe pays to, to notice a change; null until they are read.';
    `)
  }
}
