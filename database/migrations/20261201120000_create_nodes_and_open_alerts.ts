import { BaseSchema } from '@adonisjs/lucid/schema'

/** The processes that run the shop, and the alerts that are open. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE UNLOGGED TABLE nodes (
        id text PRIMARY KEY,
        serves boolean NOT NULL,
        works boolean NOT NULL,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        open_circuits text[] NOT NULL DEFAULT '{}',
        disk_free double precision CHECK (disk_free BETWEEN 0 AND 1)
      );
      COMMENT ON TABLE nodes IS 'The processes that run this shop, by their heartbeats. Not logged: after a crash they report again.';
      COMMENT ON COLUMN nodes.open_circuits IS 'Providers that the process does not ask at the moment.';
      COMMENT ON COLUMN nodes.disk_free IS 'The part of its disk that is free.';

      CREATE TABLE open_alerts (
        name text PRIMARY KEY,
        text text NOT NULL,
        since timestamptz NOT NULL,
        mailed_at timestamptz
      );
      COMMENT ON TABLE open_alerts IS 'Alerts that are open. A row is deleted when the mail that it is over is sent.';
    `)
  }
}
