-- Tells which category of goods a product type is of, freezes the shares of a gig for an order row, and refuses more than 100 percent of a gig or a tour.

CREATE OR REPLACE FUNCTION goods_category(product_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN product_type IN ('tshirt', 'hoodie', 'tank-top', 'cap') THEN 'apparel'
            WHEN product_type IN ('vinyl', 'cd') THEN 'music' ELSE 'otherGoods' END;

-- Waits for a change of the shares that is under way, so that no row misses one that counts for the whole gig.
CREATE OR REPLACE FUNCTION agreed_gig_shares(code_id integer, category text) RETURNS jsonb LANGUAGE plpgsql VOLATILE AS $$
DECLARE gig_of_code integer;
BEGIN
  SELECT gig_id INTO gig_of_code FROM qr_codes WHERE id = code_id;
  IF gig_of_code IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM gigs WHERE id = gig_of_code FOR KEY SHARE;
  RETURN (
    SELECT jsonb_agg(jsonb_build_object(
             'id', id, 'kind', kind, 'name', name, 'vatNumber', vat_number, 'base', base,
             'percentage', CASE category WHEN 'apparel' THEN apparel WHEN 'music' THEN music ELSE other_goods END::text
           ) ORDER BY position)
      FROM gig_shares WHERE gig_id = gig_of_code);
END $$;
COMMENT ON FUNCTION agreed_gig_shares(integer, text) IS 'What orders.gig_shares freezes for a row of a code and a category of goods; null without shares.';

-- Of the shares of a gig or a tour; its argument names the column of their owner.
CREATE OR REPLACE FUNCTION refuse_more_than_all() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_more boolean;
BEGIN
  EXECUTE format(
    'SELECT EXISTS (SELECT FROM %1$I WHERE %2$I = ($1).%2$I GROUP BY base
       HAVING sum(apparel) > 100 OR sum(other_goods) > 100 OR sum(music) > 100)', TG_TABLE_NAME, TG_ARGV[0])
    INTO is_more USING NEW;
  IF is_more THEN
    RAISE EXCEPTION 'These shares (%) come to more than 100 percent', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_more_than_all AFTER INSERT OR UPDATE ON gig_shares
  FOR EACH ROW EXECUTE FUNCTION refuse_more_than_all('gig_id');

CREATE OR REPLACE TRIGGER refuse_more_than_all AFTER INSERT OR UPDATE ON tour_shares
  FOR EACH ROW EXECUTE FUNCTION refuse_more_than_all('tour_id');

CREATE OR REPLACE TRIGGER gig_sheets_append_only BEFORE UPDATE OR DELETE ON gig_sheets
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
