import { BaseSchema } from '@adonisjs/lucid/schema'

/** The words that misspellings in a search are corrected against. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE search_words (
        word text COLLATE "C" PRIMARY KEY,
        lexeme text COLLATE "C" NOT NULL,
        uses integer NOT NULL DEFAULT 1
      );
      CREATE INDEX search_words_lexeme ON search_words (lexeme);
      CREATE INDEX search_words_nearest ON search_words USING gist (word gist_trgm_ops);
      COMMENT ON TABLE search_words IS 'Words of what is on sale and of artists: misspellings are corrected against them. A trigger adds them at once, catalog:refresh-stats counts them and drops what is gone.';
    `)
  }
}
