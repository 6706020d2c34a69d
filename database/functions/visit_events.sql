-- Counts a view or a basket of a product once for a visitor of a day and the code they came by, which has to be the artist's;
-- returns whether this call did.
-- No unique key can hold it: the table is partitioned by month. VOLATILE, so that after the wait for the lock its next
-- statement sees what the one before has counted.

CREATE OR REPLACE FUNCTION record_visit_event(
  event_kind text, event_artist_id integer, event_product_id integer, event_qr_code_id integer, event_visitor_hash text, event_at timestamptz
) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(event_visitor_hash));
  INSERT INTO visit_events (kind, artist_id, product_id, qr_code_id, visitor_hash, occurred_at)
  SELECT event_kind, artist_id, event_product_id, id, event_visitor_hash, event_at
    FROM qr_codes
   WHERE id = event_qr_code_id AND artist_id = event_artist_id
     AND NOT EXISTS (SELECT FROM visit_events
                      WHERE visitor_hash = event_visitor_hash AND product_id = event_product_id AND kind = event_kind
                        AND qr_code_id = event_qr_code_id AND occurred_at > event_at - interval '1 day');
  RETURN FOUND;
END $$;
