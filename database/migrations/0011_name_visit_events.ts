import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE events RENAME TO visit_events;
      ALTER TABLE visit_events RENAME CONSTRAINT events_pkey TO visit_events_pkey;
      ALTER INDEX events_by_code RENAME TO visit_events_by_code;
      ALTER SEQUENCE events_id_seq RENAME TO visit_events_id_seq;
      DO $$
      DECLARE
        part text;
      BEGIN
        FOR part IN SELECT relid::regclass::text FROM pg_partition_tree('visit_events') WHERE isleaf LOOP
          EXECUTE format('ALTER TABLE %s RENAME TO %I', part, 'visit_' || split_part(part, '.', 2));
        END LOOP;
      END $$;
      COMMENT ON TABLE visit_events IS 'What visitors who came by a QR code looked at and put into the basket.';
    `)
  }

  async down() {
    this.schema.raw(`
      DO $$
      DECLARE
        part text;
      BEGIN
        FOR part IN SELECT relid::regclass::text FROM pg_partition_tree('visit_events') WHERE isleaf LOOP
          EXECUTE format('ALTER TABLE %s RENAME TO %I', part, substr(split_part(part, '.', 2), length('visit_') + 1));
        END LOOP;
      END $$;
      ALTER SEQUENCE visit_events_id_seq RENAME TO events_id_seq;
      ALTER INDEX visit_events_by_code RENAME TO events_by_code;
      ALTER TABLE visit_events RENAME CONSTRAINT visit_events_pkey TO events_pkey;
      ALTER TABLE visit_events RENAME TO events;
    `)
  }
}
