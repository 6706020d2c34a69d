-- Notifies all nodes of changes to data that public pages show, when the transaction commits (app/core/database/change_feed.ts).
-- The payload names what has changed by tags, `artist:5 product:12`; `*` stands for everything, and `range:5` for which
-- products an artist has on sale, `code:AB12CD` for a QR code and the gig it belongs to.

CREATE OR REPLACE FUNCTION notify_shown_data(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(tags) > 0 THEN
    -- A payload has 8000 bytes.
    PERFORM pg_notify('shown_data', CASE WHEN cardinality(tags) > 200 THEN '*' ELSE array_to_string(tags, ' ') END);
  END IF;
END $$;

-- An artist's store shows all of their products; a price on one is on the other.
CREATE OR REPLACE FUNCTION notify_shown_products(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_shown_data(array_agg(DISTINCT tag))
     FROM products, unnest(ARRAY['product:' || id, 'artist:' || artist_id]) AS tag
    WHERE id = ANY (product_ids) AND is_published(status, takedown_id);
END $$;

CREATE OR REPLACE FUNCTION notify_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM notify_shown_data(array_agg(DISTINCT tag))
       FROM new_rows, unnest(ARRAY['product:' || id, 'artist:' || artist_id, 'range:' || artist_id]) AS tag
      WHERE is_published(status, takedown_id);
  ELSE
    -- Also of one that is withdrawn.
    PERFORM notify_shown_data(array_agg(DISTINCT tag))
       FROM old_rows JOIN new_rows USING (id),
            unnest(ARRAY['product:' || id, 'artist:' || new_rows.artist_id]
                   || CASE WHEN (old_rows.status, old_rows.takedown_id, old_rows.artist_id, old_rows.created_at, old_rows.sale_starts_at, old_rows.sale_ends_at)
                                IS DISTINCT FROM (new_rows.status, new_rows.takedown_id, new_rows.artist_id, new_rows.created_at, new_rows.sale_starts_at, new_rows.sale_ends_at)
                           THEN ARRAY['artist:' || old_rows.artist_id, 'range:' || old_rows.artist_id, 'range:' || new_rows.artist_id]
                           ELSE ARRAY[]::text[] END) AS tag
      WHERE is_published(old_rows.status, old_rows.takedown_id) OR is_published(new_rows.status, new_rows.takedown_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_products();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_products();

-- Variants, reviews and takedowns alike.
CREATE OR REPLACE FUNCTION notify_changed_parts_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM notify_shown_products(array_agg(product_id)) FROM old_rows;
  ELSE
    PERFORM notify_shown_products(array_agg(product_id)) FROM new_rows;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON product_variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE ON product_variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();
CREATE OR REPLACE TRIGGER notify_deleted AFTER DELETE ON product_variants REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();
CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON product_takedown_events REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();
CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();
CREATE OR REPLACE TRIGGER notify_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_parts_of_products();

-- The name under a review.
CREATE OR REPLACE FUNCTION notify_renamed_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_shown_products(array_agg(product_id)) FROM reviews WHERE user_id = new.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_renamed AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN ((old.first_name, old.last_name) IS DISTINCT FROM (new.first_name, new.last_name))
  EXECUTE FUNCTION notify_renamed_reviewer();

-- Name and looks of an artist stand beside their products on other pages; bio and sales stand on their own.
CREATE OR REPLACE FUNCTION notify_changed_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM notify_shown_data(array_agg('artist:' || id)) FROM new_rows;
  ELSE
    PERFORM notify_shown_data(array_agg(DISTINCT
              CASE WHEN (old_rows.band_name, old_rows.genre, old_rows.profile_image_url, old_rows.accent_color, old_rows.is_verified, old_rows.is_hidden)
                        IS DISTINCT FROM
                        (new_rows.band_name, new_rows.genre, new_rows.profile_image_url, new_rows.accent_color, new_rows.is_verified, new_rows.is_hidden)
                   THEN '*' ELSE 'artist:' || id END))
       FROM old_rows JOIN new_rows USING (id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON artists REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_artists();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE ON artists REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_artists();

-- The size guide of a product is that of its blank. A sync writes these rows again as they are.
CREATE OR REPLACE FUNCTION notify_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_shown_data(ARRAY['*']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON blank_size_guides
  FOR EACH ROW EXECUTE FUNCTION notify_everything();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE OF guide ON blank_size_guides
  FOR EACH ROW WHEN (old.guide IS DISTINCT FROM new.guide) EXECUTE FUNCTION notify_everything();
CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON blank_variants
  FOR EACH ROW EXECUTE FUNCTION notify_everything();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE OF catalog_item_id ON blank_variants
  FOR EACH ROW WHEN (old.catalog_item_id IS DISTINCT FROM new.catalog_item_id) EXECUTE FUNCTION notify_everything();
CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON store_variants
  FOR EACH ROW EXECUTE FUNCTION notify_everything();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE OF catalog_variant_id, catalog_item_id ON store_variants
  FOR EACH ROW WHEN ((old.catalog_variant_id, old.catalog_item_id) IS DISTINCT FROM (new.catalog_variant_id, new.catalog_item_id))
  EXECUTE FUNCTION notify_everything();
-- Nodes keep the settings of admins as they keep pages.
CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON setting_changes
  FOR EACH ROW EXECUTE FUNCTION notify_everything();

-- A store that is opened by a code says whether the code is that artist's and in use, and where its gig is. Scans are counted
-- on the same row.
CREATE OR REPLACE FUNCTION notify_changed_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_shown_data(array_agg(DISTINCT 'code:' || code))
     FROM unnest(ARRAY[old.code, new.code]) AS code
    WHERE code IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_inserted AFTER INSERT ON qr_codes
  FOR EACH ROW EXECUTE FUNCTION notify_changed_code();
CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE OF code, artist_id, is_active, gig_id, event_name ON qr_codes
  FOR EACH ROW WHEN ((old.code, old.artist_id, old.is_active, old.gig_id, old.event_name) IS DISTINCT FROM (new.code, new.artist_id, new.is_active, new.gig_id, new.event_name))
  EXECUTE FUNCTION notify_changed_code();
CREATE OR REPLACE TRIGGER notify_deleted AFTER DELETE ON qr_codes
  FOR EACH ROW EXECUTE FUNCTION notify_changed_code();

CREATE OR REPLACE FUNCTION notify_changed_gigs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_shown_data(array_agg('code:' || code))
     FROM qr_codes JOIN new_rows ON new_rows.id = gig_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_updated AFTER UPDATE ON gigs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_gigs();
