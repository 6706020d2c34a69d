import { BaseSchema } from '@adonisjs/lucid/schema'

/** The audit log. It is append-only. */
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
      CREATE INDEX audit_entries_by_actor ON audit_entries (actor_user_id, created_at, id);
      CREATE INDEX audit_entries_by_action ON audit_entries (action, created_at, id);
      CREATE INDEX audit_entries_by_kind ON audit_entries (subject_type, created_at, id);
      CREATE INDEX audit_entries_by_time ON audit_entries (created_at, id);
    `)
  }
}
