import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What is searched, and the words that misspellings are corrected against. Texts are folded (no accents, case or
 * punctuation) and stemmed; names keep words such as "the", descriptions do not. Triggers, not actions, write both:
 * a product's text holds its artist's name and must follow whoever writes it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch SCHEMA public;

      CREATE TEXT SEARCH DICTIONARY name_stem (TEMPLATE = snowball, Language = english);
      CREATE TEXT SEARCH CONFIGURATION names (COPY = english);
      ALTER TEXT SEARCH CONFIGURATION names ALTER MAPPING FOR asciiword, word WITH name_stem;

      CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN regexp_replace(
        replace(lower(public.unaccent('public.unaccent'::regdictionary, words)), '''', ''), '[!-/:-@[-\`{-~]+', ' ', 'g'
      );

      CREATE FUNCTION lexemes_of_name(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN strip(to_tsvector('public.names'::regconfig, fold_text(coalesce(words, ''))));

      CREATE FUNCTION lexemes_of_text(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN strip(to_tsvector('pg_catalog.english'::regconfig, fold_text(coalesce(words, ''))));

      CREATE FUNCTION words_of_product_type(product_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
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

      ALTER TABLE artists ADD COLUMN search_text tsvector GENERATED ALWAYS AS (
        lexemes_of_name(band_name) || lexemes_of_name(sub_genre) || lexemes_of_name(location)
      ) STORED;
      CREATE INDEX artists_search_text ON artists USING gin (search_text);

      ALTER TABLE products ALTER COLUMN search_text DROP EXPRESSION;
      CREATE FUNCTION write_product_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := lexemes_of_name(concat_ws(
          ' ', NEW.name, (SELECT band_name FROM artists WHERE id = NEW.artist_id), words_of_product_type(NEW.product_type)
        )) || lexemes_of_text(NEW.description);
        RETURN NEW;
      END $$;
      CREATE TRIGGER products_search_text BEFORE INSERT OR UPDATE OF name, description, product_type, artist_id ON products
        FOR EACH ROW EXECUTE FUNCTION write_product_search_text();
      UPDATE products SET name = name;
      -- Every sale writes the row anew: a long list of pending entries would be read by each search.
      DROP INDEX products_search_text;
      CREATE INDEX products_search_text ON products USING gin (search_text) WITH (gin_pending_list_limit = 256) WHERE status = 'active';

      CREATE TABLE search_words (
        word text COLLATE "C" PRIMARY KEY,
        lexeme text COLLATE "C" NOT NULL,
        uses integer NOT NULL DEFAULT 1
      );
      CREATE INDEX search_words_lexeme ON search_words (lexeme);
      CREATE INDEX search_words_nearest ON search_words USING gist (word gist_trgm_ops);
      COMMENT ON TABLE search_words IS 'Words of what is on sale and of artists: misspellings are corrected against them. A trigger adds them at once, catalog:refresh-stats counts them and drops what is gone.';

      CREATE FUNCTION words_of(words text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT DISTINCT word FROM regexp_split_to_table(fold_text(words), '\\s+') AS word WHERE length(word) BETWEEN 3 AND 40
      $$;

      CREATE FUNCTION add_search_words(texts text[]) RETURNS void LANGUAGE sql AS $$
        INSERT INTO search_words (word, lexeme)
        SELECT word, coalesce((tsvector_to_array(lexemes_of_name(word)))[1], word)
          FROM (SELECT DISTINCT word FROM unnest(texts) AS text, words_of(text) AS word) AS used
         WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
         ORDER BY word
            ON CONFLICT DO NOTHING
      $$;

      CREATE VIEW searched_texts AS
        SELECT 'product' AS kind, products.id, concat_ws(' ', name, band_name, words_of_product_type(product_type), description) AS text
          FROM products JOIN artists ON artists.id = products.artist_id
         WHERE status = 'active' AND NOT is_hidden
         UNION ALL
        SELECT 'artist', id, concat_ws(' ', band_name, sub_genre, location) FROM artists WHERE NOT is_hidden;

      CREATE FUNCTION count_search_words() RETURNS void LANGUAGE sql AS $$
        WITH counted AS (
          SELECT word, count(*) AS uses FROM searched_texts, words_of(text) AS word GROUP BY word
        ), gone AS (
          DELETE FROM search_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = search_words.word)
        )
        INSERT INTO search_words (word, lexeme, uses)
        SELECT word, coalesce((tsvector_to_array(lexemes_of_name(word)))[1], word), uses FROM counted ORDER BY word
            ON CONFLICT (word) DO UPDATE SET uses = EXCLUDED.uses WHERE search_words.uses <> EXCLUDED.uses
      $$;
      SELECT count_search_words();

      CREATE FUNCTION add_words_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_search_words(array_agg(concat_ws(' ', name, band_name, words_of_product_type(product_type), description)))
           FROM new_rows JOIN artists ON artists.id = artist_id WHERE status = 'active' HAVING count(*) > 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER products_inserted_words AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_new_products();

      CREATE FUNCTION add_words_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_search_words(array_agg(concat_ws(' ', new_rows.name, band_name, words_of_product_type(new_rows.product_type), new_rows.description)))
           FROM new_rows JOIN old_rows USING (id) JOIN artists ON artists.id = new_rows.artist_id
          WHERE new_rows.status = 'active'
            AND (new_rows.status, new_rows.name, new_rows.description, new_rows.product_type)
                IS DISTINCT FROM (old_rows.status, old_rows.name, old_rows.description, old_rows.product_type)
         HAVING count(*) > 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER products_updated_words AFTER UPDATE ON products REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_changed_products();

      CREATE FUNCTION add_words_of_artist() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_search_words(ARRAY[concat_ws(' ', NEW.band_name, NEW.sub_genre, NEW.location)]);
        RETURN NULL;
      END $$;
      CREATE TRIGGER artists_words AFTER INSERT OR UPDATE OF band_name, sub_genre, location ON artists
        FOR EACH ROW EXECUTE FUNCTION add_words_of_artist();
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TRIGGER artists_words ON artists;
      DROP TRIGGER products_updated_words ON products;
      DROP TRIGGER products_inserted_words ON products;
      DROP TRIGGER products_search_text ON products;
      DROP FUNCTION add_words_of_artist, add_words_of_changed_products, add_words_of_new_products, write_product_search_text, count_search_words, add_search_words;
      DROP VIEW searched_texts;
      DROP TABLE search_words;
      ALTER TABLE artists DROP COLUMN search_text;
      DROP FUNCTION words_of, words_of_product_type, lexemes_of_text, lexemes_of_name, fold_text;
      DROP TEXT SEARCH CONFIGURATION names;
      DROP TEXT SEARCH DICTIONARY name_stem;
      ALTER TABLE products DROP COLUMN search_text;
      ALTER TABLE products ADD COLUMN search_text tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', coalesce(description, '')), 'C')
      ) STORED;
      CREATE INDEX products_search_text ON products USING gin (search_text);
    `)
  }
}
