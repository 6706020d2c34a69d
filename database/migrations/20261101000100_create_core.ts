import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Extensions, and the tables that the framework and every module use: sessions, rate limits, idempotency keys, mails
 * to be sent and provider events that were applied.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;
      CREATE SCHEMA IF NOT EXISTS partitions;

      CREATE TABLE sessions (
        id varchar(255) PRIMARY KEY,
        data text NOT NULL,
        user_id varchar(255),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_user_id ON sessions (user_id);
      CREATE INDEX sessions_expires_at ON sessions (expires_at);
      COMMENT ON TABLE sessions IS 'Signed-in sessions only. A visitor''s session lives in an encrypted cookie.';

      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE idempotency_keys (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        scope text NOT NULL,
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        resource_id integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (scope, idempotency_key)
      );
      CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at);
      COMMENT ON TABLE idempotency_keys IS 'What each Idempotency-Key created. The scope is the call with its account or visitor, so that keys of different callers never collide.';
      COMMENT ON COLUMN idempotency_keys.resource_id IS 'What the call of this scope made: a checkout, gig, code or product. Null only within the transaction that makes it.';

      CREATE TABLE outgoing_mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL UNIQUE,
        mail text NOT NULL,
        data jsonb NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'not_needed', 'given_up')),
        message_id text NOT NULL UNIQUE,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        sent_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK ((status = 'sent') = (sent_at IS NOT NULL))
      );
      CREATE INDEX outgoing_mails_given_up ON outgoing_mails (id) WHERE status = 'given_up';
      COMMENT ON TABLE outgoing_mails IS 'Mails to be sent, once each: a row is committed with what it tells of, and a job sends it.';
      COMMENT ON COLUMN outgoing_mails.key IS 'What it tells of, as <mail>/<event>: of each, one mail.';
      COMMENT ON COLUMN outgoing_mails.data IS 'Ids that the mail is written from when it is sent; emptied afterwards.';

      CREATE TABLE webhook_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider text NOT NULL CHECK (provider ~ '^[a-z]+$'),
        event_id text NOT NULL,
        type text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (provider, event_id)
      );
      COMMENT ON TABLE webhook_events IS 'Every provider event applied, inserted in the transaction that applies it.';
    `)
  }
}
