import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which checkouts were written again after a restore from a backup. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN restored_at timestamptz;
      COMMENT ON COLUMN checkouts.restored_at IS 'When it was written again from its payment at the provider: the database had been restored from an earlier backup.';
    `)
  }
}
