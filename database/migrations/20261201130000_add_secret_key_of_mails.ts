import { BaseSchema } from '@adonisjs/lucid/schema'

/** A mail that waits while the key of the application is replaced carries the link whose hash was stored with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE outgoing_mails ADD COLUMN secret_key_id text;
      COMMENT ON COLUMN outgoing_mails.secret_key_id IS 'Which key of the application the secret of its link is derived from; null: the present one.';
    `)
  }
}
