import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE sessions (
        id varchar(255) PRIMARY KEY,
        data text NOT NULL,
        user_id varchar(255),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_user_id ON sessions (user_id);
      CREATE INDEX sessions_expires_at ON sessions (expires_at);
      COMMENT ON TABLE sessions IS 'Signed-in sessions only. A visitor''s session lives in an encrypted cookie.';

      CREATE TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE idempotency_keys (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        scope text NOT NULL,
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        response_status smallint,
        response_body jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        UNIQUE (scope, idempotency_key)
      );
      CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at);
      COMMENT ON TABLE idempotency_keys IS 'Answers remembered for Idempotency-Key. Scope = call and account or visitor, so that nobody meets another''s key.';

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
      END $$;

      CREATE SCHEMA partitions;

      CREATE FUNCTION ensure_month_partitions(parent text, first_month date, last_month date) RETURNS void LANGUAGE plpgsql
      SET timezone = 'UTC' AS $$
      DECLARE
        month date := date_trunc('month', first_month);
      BEGIN
        WHILE month <= last_month LOOP
          EXECUTE format(
            'CREATE TABLE IF NOT EXISTS partitions.%I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
            parent || '_' || to_char(month, 'YYYY_MM'), parent, month, month + interval '1 month'
          );
          month := month + interval '1 month';
        END LOOP;
      END $$;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE sessions, rate_limits, idempotency_keys;
      DROP FUNCTION refuse_change();
      DROP SCHEMA partitions;
      DROP FUNCTION ensure_month_partitions(text, date, date);
    `)
  }
}
