import { BaseSchema } from '@adonisjs/lucid/schema'

/** What we answer to a dispute, and the PDFs of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE dispute_evidence (
        dispute_id integer PRIMARY KEY REFERENCES disputes (id),
        status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sending', 'sent', 'failed')),
        note text CHECK (length(note) BETWEEN 1 AND 10000),
        evidence_key uuid UNIQUE,
        texts jsonb,
        sent_fields text[],
        failure text,
        saved_by_user_id integer NOT NULL REFERENCES users (id),
        sent_by_user_id integer REFERENCES users (id),
        sending_at timestamptz,
        sent_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT dispute_evidence_attempt CHECK (
          status = 'draft' OR (evidence_key IS NOT NULL AND sent_fields IS NOT NULL
                               AND sent_by_user_id IS NOT NULL AND sending_at IS NOT NULL)),
        CONSTRAINT dispute_evidence_sent CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
        CONSTRAINT dispute_evidence_failed CHECK ((status = 'failed') = (failure IS NOT NULL)),
        CONSTRAINT dispute_evidence_texts CHECK ((status = 'sending') = (texts IS NOT NULL))
      );
      CREATE INDEX dispute_evidence_unsent ON dispute_evidence (updated_at) WHERE status = 'sending';
      CREATE INDEX dispute_evidence_by_saver ON dispute_evidence (saved_by_user_id);
      CREATE INDEX dispute_evidence_by_sender ON dispute_evidence (sent_by_user_id) WHERE sent_by_user_id IS NOT NULL;
      COMMENT ON TABLE dispute_evidence IS 'Our answer to a dispute: a draft, then what is sent to Stripe once.';
      COMMENT ON COLUMN dispute_evidence.note IS 'What an admin adds in their own words.';
      COMMENT ON COLUMN dispute_evidence.evidence_key IS 'Part of each idempotency key of this attempt; Stripe has it in the metadata of the dispute.';
      COMMENT ON COLUMN dispute_evidence.texts IS 'What is sent as text, frozen while it is sent and erased afterwards.';
      COMMENT ON COLUMN dispute_evidence.sent_fields IS 'Which pieces of evidence the last attempt had, by Stripe’s names.';
      COMMENT ON COLUMN dispute_evidence.failure IS 'Stripe’s code of why it refused the evidence.';

      CREATE TABLE dispute_evidence_files (
        dispute_id integer NOT NULL REFERENCES dispute_evidence (dispute_id),
        field text NOT NULL CHECK (field IN ('receipt', 'shipping_documentation', 'customer_communication', 'refund_policy')),
        content bytea,
        stripe_file_id text,
        PRIMARY KEY (dispute_id, field)
      );
      COMMENT ON TABLE dispute_evidence_files IS 'The PDFs of an answer to a dispute.';
      COMMENT ON COLUMN dispute_evidence_files.content IS 'Frozen while it is sent and erased afterwards: Stripe has it.';
      COMMENT ON COLUMN dispute_evidence_files.stripe_file_id IS 'Its id at Stripe; null until it is uploaded.';
    `)
  }
}
