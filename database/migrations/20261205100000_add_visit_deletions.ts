import { BaseSchema } from '@adonisjs/lucid/schema'

/** Up to when scans and visits have been deleted, which are figures only from then on. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE visit_deletions (
        visited_before timestamptz PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE visit_deletions IS 'Up to when scans and visits were deleted month by month; the counts of those days are not computed again.';
    `)
  }
}
