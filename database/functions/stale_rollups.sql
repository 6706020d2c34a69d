-- Marks the days whose rollups have to be computed again, in stale_rollups, when scans, visits, gigs or QR codes change.

CREATE OR REPLACE FUNCTION mark_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_rollups (artist_id, qr_code_id, day)
  SELECT DISTINCT artist_id, qr_code_id, (scanned_at AT TIME ZONE 'UTC')::date FROM new_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_scans AFTER INSERT ON scans REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_scans();

CREATE OR REPLACE FUNCTION mark_visit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_rollups (artist_id, qr_code_id, day)
  SELECT DISTINCT artist_id, qr_code_id, (occurred_at AT TIME ZONE 'UTC')::date FROM new_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_visit_events AFTER INSERT ON visit_events REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_visit_events();

CREATE OR REPLACE FUNCTION mark_gigs(gig_ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stale_rollups (artist_id, qr_code_id, day)
  SELECT qr_code_hourly_stats.artist_id, qr_code_hourly_stats.qr_code_id, (hour AT TIME ZONE 'UTC')::date
    FROM qr_code_hourly_stats JOIN qr_codes ON qr_codes.id = qr_code_hourly_stats.qr_code_id
   WHERE qr_codes.gig_id = ANY (gig_ids)
   GROUP BY 1, 2, 3
$$;

CREATE OR REPLACE FUNCTION mark_moved_gig() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_gigs(ARRAY[new.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_moved_gig AFTER UPDATE OF starts_at ON gigs
  FOR EACH ROW WHEN (old.starts_at IS DISTINCT FROM new.starts_at) EXECUTE FUNCTION mark_moved_gig();

CREATE OR REPLACE FUNCTION mark_moved_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_gigs(ARRAY[old.gig_id, new.gig_id]);
  INSERT INTO stale_rollups (artist_id, qr_code_id, day)
  SELECT new.artist_id, new.id, (hour AT TIME ZONE 'UTC')::date FROM qr_code_hourly_stats WHERE qr_code_id = new.id GROUP BY 3;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_moved_code AFTER UPDATE OF gig_id ON qr_codes
  FOR EACH ROW WHEN (old.gig_id IS DISTINCT FROM new.gig_id) EXECUTE FUNCTION mark_moved_code();
