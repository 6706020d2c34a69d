-- Writes products.search_text: the product's name, its artist's name and words for its type, and its description. The text
-- contains the artist's name, so a trigger writes it and not an action.

CREATE OR REPLACE FUNCTION words_of_product_type(product_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE product_type
  WHEN 'tshirt' THEN 't-shirt tshirt tee'
  WHEN 'hoodie' THEN 'hoodie hoody'
  WHEN 'tank-top' THEN 'tank top vest'
  WHEN 'cap' THEN 'cap hat'
  WHEN 'tote' THEN 'tote bag'
  WHEN 'poster' THEN 'poster print'
  WHEN 'mug' THEN 'mug cup'
  WHEN 'vinyl' THEN 'vinyl record lp'
  WHEN 'cd' THEN 'cd album'
  WHEN 'other' THEN 'merch'
  ELSE product_type
END;

CREATE OR REPLACE FUNCTION write_product_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := lexemes_of_name(concat_ws(
    ' ', NEW.name, (SELECT band_name FROM artists WHERE id = NEW.artist_id), words_of_product_type(NEW.product_type)
  )) || lexemes_of_text(NEW.description);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER products_search_text BEFORE INSERT OR UPDATE OF name, description, product_type, artist_id ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_search_text();
