import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE outgoing_mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL UNIQUE,
        mail text NOT NULL,
        data jsonb NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'not_needed', 'given_up')),
        message_id text NOT NULL UNIQUE,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        CHECK ((status = 'sent') = (sent_at IS NOT NULL))
      );
      CREATE INDEX outgoing_mails_given_up ON outgoing_mails (id) WHERE status = 'given_up';
      COMMENT ON TABLE outgoing_mails IS 'Mails to be sent, once each: a row is committed with what it tells of, and a job sends it.';
      COMMENT ON COLUMN outgoing_mails.key IS 'What it tells of, as <mail>/<event>: of each, one mail.';
      COMMENT ON COLUMN outgoing_mails.data IS 'Ids that the mail is written from when it is sent; emptied afterwards.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE outgoing_mails;
    `)
  }
}
