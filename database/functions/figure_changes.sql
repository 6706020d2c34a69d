-- Tells the servers with open live boards by NOTIFY whose figures or gigs have changed. A transaction tells once for each artist.

CREATE OR REPLACE FUNCTION notify_figure_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('figure_changes', artist_id::text) FROM (SELECT DISTINCT artist_id FROM changed_rows) AS changed;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_figure_changes AFTER INSERT ON stale_rollups REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_figure_changes();

CREATE OR REPLACE TRIGGER notify_gig_changes AFTER UPDATE ON gigs REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_figure_changes();

CREATE OR REPLACE TRIGGER notify_removed_gigs AFTER DELETE ON gigs REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_figure_changes();
