-- Refuses a ledger transaction whose entries do not add up to zero when the database transaction commits, and entries that a
-- later statement adds to one.

CREATE OR REPLACE FUNCTION refuse_later_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE late bigint;
BEGIN
  SELECT added.transaction_id INTO late
    FROM (SELECT transaction_id, count(*) AS entries FROM new_rows GROUP BY transaction_id) AS added
   WHERE added.entries <> (SELECT count(*) FROM ledger_entries WHERE ledger_entries.transaction_id = added.transaction_id)
   LIMIT 1;
  IF late IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transaction % has its entries already', late USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ledger_entries_at_once AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_later_entries();

CREATE OR REPLACE FUNCTION demand_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE entries bigint; total numeric;
BEGIN
  SELECT count(*), sum(amount) INTO entries, total FROM ledger_entries WHERE transaction_id = NEW.id;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % has % entries that add up to %', NEW.id, entries, coalesce(total, 0) USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS ledger_transactions_balance ON ledger_transactions;
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION demand_balance();
