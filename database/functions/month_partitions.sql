-- load: before tables
-- Creates the partitions of a table for each month between two dates, and drops those of the months before a date. A
-- partition that exists stays as it is.

CREATE OR REPLACE FUNCTION ensure_month_partitions(parent text, first_month date, last_month date) RETURNS void LANGUAGE plpgsql
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

-- Rows of the default partition, whose months never had one, are deleted. Returns how many partitions were dropped.
CREATE OR REPLACE FUNCTION drop_month_partitions(parent text, time_column text, before timestamptz) RETURNS integer LANGUAGE plpgsql
SET timezone = 'UTC' AS $$
DECLARE
  month text;
  dropped integer := 0;
BEGIN
  FOR month IN
    SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = parent::regclass AND relname ~ '_\d{4}_\d{2}$' AND to_date(right(relname, 7), 'YYYY_MM') + interval '1 month' <= before
  LOOP
    EXECUTE format('ALTER TABLE %I DETACH PARTITION partitions.%I', parent, month);
    EXECUTE format('DROP TABLE partitions.%I', month);
    dropped := dropped + 1;
  END LOOP;
  EXECUTE format('DELETE FROM partitions.%I WHERE %I < $1', parent || '_default', time_column) USING before;
  RETURN dropped;
END $$;
