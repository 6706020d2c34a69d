import { BaseSchema } from '@adonisjs/lucid/schema'

/** Months whose books are closed, and the time of the event that a ledger transaction is of. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE closed_months (
        month text PRIMARY KEY CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
        starts_at timestamptz NOT NULL UNIQUE,
        ends_at timestamptz NOT NULL UNIQUE,
        transactions bigint NOT NULL CHECK (transactions >= 0),
        entries bigint NOT NULL CHECK (entries >= 0),
        balances jsonb NOT NULL CHECK (jsonb_typeof(balances) = 'array'),
        journal_sha256 text NOT NULL CHECK (journal_sha256 ~ '^[0-9a-f]{64}$'),
        closed_at timestamptz NOT NULL,
        closed_by_user_id integer NOT NULL,
        CONSTRAINT closed_months_over CHECK (starts_at < ends_at AND ends_at <= closed_at)
      );
      COMMENT ON TABLE closed_months IS 'Months whose books are closed, each once and in order: no ledger transaction is dated before the end of the last one any more.';
      COMMENT ON COLUMN closed_months.month IS 'In London time, as 2026-10.';
      COMMENT ON COLUMN closed_months.balances IS 'Of each account, in whole pence: opening, debits, credits and closing.';
      COMMENT ON COLUMN closed_months.journal_sha256 IS 'Of the file of its journal, which stays the same bytes.';
      COMMENT ON COLUMN closed_months.closed_by_user_id IS 'A plain id: an account that is deleted stays named by it.';
      ALTER TABLE ledger_transactions ADD COLUMN event_at timestamptz;
      COMMENT ON COLUMN ledger_transactions.event_at IS 'When the provider says that it happened, where it says so. occurred_at is its date in the books.';
    `)
  }
}
