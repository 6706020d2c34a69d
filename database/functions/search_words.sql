-- Keeps search_words, the words that misspellings are corrected against. Triggers add new words at once;
-- count_search_words counts all of them and deletes words that are no longer used.

CREATE OR REPLACE FUNCTION words_of(words text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(fold_text(words), '\s+') AS word WHERE length(word) BETWEEN 3 AND 40
$$;

CREATE OR REPLACE FUNCTION add_search_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word, lexeme)
  SELECT word, coalesce((tsvector_to_array(lexemes_of_name(word)))[1], word)
    FROM (SELECT DISTINCT word FROM unnest(texts) AS text, words_of(text) AS word) AS used
   WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
   ORDER BY word
      ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE VIEW searched_texts AS
  SELECT 'product' AS kind, products.id, concat_ws(' ', name, band_name, words_of_product_type(product_type), description) AS text
    FROM products JOIN artists ON artists.id = products.artist_id
   WHERE is_on_sale(status, takedown_id, is_hidden)
   UNION ALL
  SELECT 'artist', id, concat_ws(' ', band_name, sub_genre, location) FROM artists WHERE NOT is_hidden;

CREATE OR REPLACE FUNCTION count_search_words() RETURNS void LANGUAGE sql AS $$
  WITH counted AS (
    SELECT word, count(*) AS uses FROM searched_texts, words_of(text) AS word GROUP BY word
  ), gone AS (
    DELETE FROM search_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = search_words.word)
  )
  INSERT INTO search_words (word, lexeme, uses)
  SELECT word, coalesce((tsvector_to_array(lexemes_of_name(word)))[1], word), uses FROM counted ORDER BY word
      ON CONFLICT (word) DO UPDATE SET uses = EXCLUDED.uses WHERE search_words.uses <> EXCLUDED.uses
$$;

CREATE OR REPLACE FUNCTION add_words_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(array_agg(concat_ws(' ', name, band_name, words_of_product_type(product_type), description)))
     FROM new_rows JOIN artists ON artists.id = artist_id WHERE is_published(status, takedown_id) HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_inserted_words AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_new_products();

CREATE OR REPLACE FUNCTION add_words_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(array_agg(concat_ws(' ', new_rows.name, band_name, words_of_product_type(new_rows.product_type), new_rows.description)))
     FROM new_rows JOIN old_rows USING (id) JOIN artists ON artists.id = new_rows.artist_id
    WHERE is_published(new_rows.status, new_rows.takedown_id)
      AND (new_rows.status, new_rows.takedown_id, new_rows.name, new_rows.description, new_rows.product_type)
          IS DISTINCT FROM (old_rows.status, old_rows.takedown_id, old_rows.name, old_rows.description, old_rows.product_type)
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_updated_words AFTER UPDATE ON products REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_changed_products();

CREATE OR REPLACE FUNCTION add_words_of_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(ARRAY[concat_ws(' ', NEW.band_name, NEW.sub_genre, NEW.location)]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER artists_words AFTER INSERT OR UPDATE OF band_name, sub_genre, location ON artists
  FOR EACH ROW EXECUTE FUNCTION add_words_of_artist();
