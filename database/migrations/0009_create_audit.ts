import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        actor_user_id integer REFERENCES users (id),
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id bigint NOT NULL,
        before jsonb,
        after jsonb,
        request_id text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX audit_entries_by_subject ON audit_entries (subject_type, subject_id, id);
      CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE audit_entries;
    `)
  }
}
