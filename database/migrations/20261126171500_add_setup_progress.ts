import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the setup checklist of the dashboard has to know: codes that were downloaded, and lists that were dismissed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE artists ADD COLUMN setup_dismissed_at timestamptz;
      COMMENT ON COLUMN artists.setup_dismissed_at IS 'When the artist dismissed the setup checklist of the dashboard.';
      ALTER TABLE qr_codes ADD COLUMN downloaded_at timestamptz;
      COMMENT ON COLUMN qr_codes.downloaded_at IS 'When the artist first downloaded the code or a poster of it.';
    `)
  }
}
