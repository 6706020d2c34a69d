import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an account is called in lists: its name, else its email. The list of accounts is read in this order. */
const NAME = `lower(coalesce(first_name || ' ' || last_name, first_name, last_name, email))`

/**
 * Accounts, artists and audit entries are found and read in any order of their lists at the cost of one page, however many there
 * are; and what waits for somebody is counted without reading what does not. Emails and names of artists are read by their
 * unique indexes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE users ADD COLUMN search_text text GENERATED ALWAYS AS (
        fold_text(' ' || coalesce(first_name || ' ', '') || coalesce(last_name || ' ', '') || email)
      ) STORED;
      COMMENT ON COLUMN users.search_text IS 'Name and email, folded, with a space before each word.';
      CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_age ON users (created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_name ON users (${NAME}, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_role_and_age ON users (user_type, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_role_and_name ON users (user_type, ${NAME}, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_role_and_email ON users (user_type, lower(email), id) WHERE deleted_at IS NULL;
      CREATE INDEX users_suspended ON users (id) WHERE deleted_at IS NULL AND suspended_at IS NOT NULL;
      CREATE INDEX users_deleted ON users (id) WHERE deleted_at IS NOT NULL;

      CREATE INDEX artists_by_sales ON artists (total_sales, id);
      CREATE INDEX artists_by_age ON artists (created_at, id);

      CREATE INDEX checkouts_on_production_hold ON checkouts (id) WHERE production_hold;
      CREATE INDEX payment_sessions_failed ON payment_sessions (updated_at) WHERE status = 'failed';
      CREATE INDEX artist_daily_stats_by_day ON artist_daily_stats (day) INCLUDE (amount, scans);

      CREATE INDEX audit_entries_by_actor ON audit_entries (actor_user_id, created_at, id);
      CREATE INDEX audit_entries_by_action ON audit_entries (action, created_at, id);
      CREATE INDEX audit_entries_by_kind ON audit_entries (subject_type, created_at, id);
      CREATE INDEX audit_entries_by_time ON audit_entries (created_at, id);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX audit_entries_by_time, audit_entries_by_kind, audit_entries_by_action, audit_entries_by_actor;
      DROP INDEX artist_daily_stats_by_day, payment_sessions_failed, checkouts_on_production_hold;
      DROP INDEX artists_by_age, artists_by_sales;
      DROP INDEX users_deleted, users_suspended, users_by_role_and_email, users_by_role_and_name, users_by_role_and_age, users_by_name, users_by_age;
      ALTER TABLE users DROP COLUMN search_text;
    `)
  }
}
