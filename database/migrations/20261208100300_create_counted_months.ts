import { BaseSchema } from '@adonisjs/lucid/schema'

/** What months that are over and not closed come to, so that neither their page nor their closing reads them again. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE counted_months (
        month text PRIMARY KEY CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
        ends_at timestamptz NOT NULL UNIQUE,
        transactions bigint NOT NULL CHECK (transactions >= 0),
        entries bigint NOT NULL CHECK (entries >= 0),
        balances jsonb NOT NULL CHECK (jsonb_typeof(balances) = 'array'),
        journal_sha256 text NOT NULL CHECK (journal_sha256 ~ '^[0-9a-f]{64}$'),
        counted_at timestamptz NOT NULL
      );
      COMMENT ON TABLE counted_months IS 'Figures of months that are over and not closed: a job counts them once. A posting that is dated in one deletes it and the later ones.';
      COMMENT ON COLUMN counted_months.month IS 'In London time, as 2026-10.';
      COMMENT ON COLUMN counted_months.balances IS 'Of each account, in whole pence: opening, debits, credits and closing.';
      COMMENT ON COLUMN counted_months.journal_sha256 IS 'Of the file of its journal as it is now; its closing stores it.';
    `)
  }
}
