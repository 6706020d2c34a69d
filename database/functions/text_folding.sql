-- load: before tables
-- Folds texts for search (no accents, case or punctuation) and makes lexemes of them. Names keep words such as "the",
-- descriptions do not.
-- Indexes and generated columns hold the results. Triggers write products.search_text and orders.search_text with these
-- functions as well: a changed body needs a migration that writes these two columns again.

CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_ts_config WHERE cfgname = 'names' AND cfgnamespace = 'public'::regnamespace) THEN
    CREATE TEXT SEARCH DICTIONARY public.name_stem (TEMPLATE = snowball, Language = english);
    CREATE TEXT SEARCH CONFIGURATION public.names (COPY = english);
    ALTER TEXT SEARCH CONFIGURATION public.names ALTER MAPPING FOR asciiword, word WITH public.name_stem;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  replace(lower(public.unaccent('public.unaccent'::regdictionary, words)), '''', ''), '[!-/:-@[-`{-~]+', ' ', 'g'
);

CREATE OR REPLACE FUNCTION lexemes_of_name(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(to_tsvector('public.names'::regconfig, fold_text(coalesce(words, ''))));

CREATE OR REPLACE FUNCTION lexemes_of_text(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(to_tsvector('pg_catalog.english'::regconfig, fold_text(coalesce(words, ''))));
