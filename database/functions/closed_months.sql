-- Refuses ledger transactions that are dated before the end of the last closed month. A posting holds a shared lock of its
-- month until it commits, and whoever closes or counts the month waits for these, so that none slips in beside that. One that is
-- dated in a counted month deletes the figures of that month and of the later ones.

CREATE OR REPLACE FUNCTION lock_ledger_month(month text) RETURNS void LANGUAGE sql
RETURN pg_advisory_xact_lock(hashtext('ledger month'), replace(month, '-', '')::integer);

CREATE OR REPLACE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE month integer; closed_until timestamptz; late text;
BEGIN
  FOR month IN SELECT DISTINCT to_char(occurred_at AT TIME ZONE 'Europe/London', 'YYYYMM')::integer FROM new_rows ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock_shared(hashtext('ledger month'), month);
  END LOOP;
  SELECT max(ends_at) INTO closed_until FROM closed_months;
  SELECT key INTO late FROM new_rows WHERE occurred_at < closed_until LIMIT 1;
  IF late IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transaction % is dated before %, and the books are closed until then', late, closed_until USING ERRCODE = 'restrict_violation';
  END IF;
  DELETE FROM counted_months WHERE ends_at > (SELECT min(occurred_at) FROM new_rows);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ledger_transactions_month_is_open AFTER INSERT ON ledger_transactions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_month();
