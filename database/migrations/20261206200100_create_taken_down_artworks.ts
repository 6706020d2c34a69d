import { BaseSchema } from '@adonisjs/lucid/schema'

/** The hashes of artwork that a legal takedown revoked. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE taken_down_artworks (
        artwork_id integer PRIMARY KEY,
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX taken_down_artworks_by_hash ON taken_down_artworks (sha256);
      COMMENT ON TABLE taken_down_artworks IS 'Hashes of the artwork that legal takedowns are in force for, to find the same file with another artist. A row outlives its artwork, and goes when a product of it is restored.';
      INSERT INTO taken_down_artworks (artwork_id, sha256, created_at)
      SELECT id, sha256, revoked_at FROM artworks WHERE revoked_reason = 'Its products were taken down';
    `)
  }
}
