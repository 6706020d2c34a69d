import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The ledger: double entry, append-only, in whole pence. Triggers refuse a transaction whose entries do not add up to zero
 * and entries that are added later (`database/functions/ledger_entries.sql`).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE ledger_transactions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL
          CHECK (kind IN ('sale', 'unfulfillable_payment', 'duplicate_payment', 'processing_fee', 'production_cost', 'cancellation', 'refund', 'refund_returned', 'dispute', 'payout', 'transfer', 'reversal', 'debt', 'adjustment')),
        key text NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 200),
        checkout_id integer,
        occurred_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ledger_transactions_by_checkout ON ledger_transactions (checkout_id, id) WHERE checkout_id IS NOT NULL;
      COMMENT ON TABLE ledger_transactions IS 'What happened to money, once each: rows are never changed or deleted, a mistake is posted back.';
      COMMENT ON COLUMN ledger_transactions.kind IS 'unfulfillable_payment: paid, but not sold any more. duplicate_payment: a second payment. adjustment: by a person.';
      COMMENT ON COLUMN ledger_transactions.key IS 'Says what it is of; the same thing is posted once, however often it is tried.';
      COMMENT ON COLUMN ledger_transactions.checkout_id IS 'A plain id: the ledger knows no other table.';
      COMMENT ON COLUMN ledger_transactions.occurred_at IS 'When it happened, which may be before it was posted.';

      CREATE TABLE ledger_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        transaction_id bigint NOT NULL REFERENCES ledger_transactions (id),
        account text NOT NULL
          CHECK (account IN ('stripe_balance', 'artist_payable', 'artist_debt', 'payouts_in_transit', 'production_cost', 'provider_payable', 'shipping', 'processing_fee', 'platform_share', 'tax_payable', 'suspense')),
        amount bigint NOT NULL CHECK (amount <> 0),
        artist_id integer,
        order_id integer,
        payout_id integer,
        CHECK (artist_id IS NOT NULL OR account NOT IN ('artist_payable', 'artist_debt', 'payouts_in_transit'))
      );
      CREATE INDEX ledger_entries_by_transaction ON ledger_entries (transaction_id);
      CREATE INDEX ledger_entries_by_artist ON ledger_entries (artist_id, account) INCLUDE (amount)
        WHERE account IN ('artist_payable', 'artist_debt', 'payouts_in_transit');
      CREATE INDEX ledger_entries_by_order ON ledger_entries (order_id) WHERE order_id IS NOT NULL;
      CREATE INDEX ledger_entries_by_payout ON ledger_entries (payout_id) WHERE payout_id IS NOT NULL;
      COMMENT ON TABLE ledger_entries IS 'The sides of each transaction, which add up to nothing.';
      COMMENT ON COLUMN ledger_entries.amount IS 'Whole pence: a debit above zero, a credit below.';
      COMMENT ON COLUMN ledger_entries.order_id IS 'The order row it is of; artist_id, order_id and payout_id are plain ids.';
      COMMENT ON COLUMN ledger_entries.payout_id IS 'Set where money is on its way to an artist or back: such an entry changes nothing of what an order row came to.';
    `)
  }
}
