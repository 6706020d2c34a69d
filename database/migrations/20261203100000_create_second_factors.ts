import { BaseSchema } from '@adonisjs/lucid/schema'

/** The second factors of accounts: one authenticator app each, and recovery codes for when it is lost. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE authenticators (
        user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        secret text NOT NULL,
        last_step integer NOT NULL CHECK (last_step > 0),
        created_at timestamptz NOT NULL
      );
      COMMENT ON TABLE authenticators IS 'The authenticator app of an account (TOTP): where there is one, a log-in needs a code of it.';
      COMMENT ON COLUMN authenticators.secret IS 'Encrypted with the key of the application; keys:rotate encrypts it again.';
      COMMENT ON COLUMN authenticators.last_step IS 'The 30-second step of the last code that was accepted: codes of it and of earlier steps are refused.';

      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash)
      );
      COMMENT ON TABLE recovery_codes IS 'One-use codes in place of the authenticator app. Only the SHA-256 is kept.';
    `)
  }
}
