-- load: before tables
-- Creates the partitions of a table for each month between two dates. A partition that exists stays as it is.

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
