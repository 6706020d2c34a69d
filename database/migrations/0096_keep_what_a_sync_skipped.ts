import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_syncs ADD COLUMN skipped jsonb NOT NULL DEFAULT '[]';
      COMMENT ON COLUMN provider_syncs.skipped IS
        'Items that could not be understood and stay as they were: [{kind, id, reason}], the first 50.';
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE provider_syncs DROP COLUMN skipped')
  }
}
