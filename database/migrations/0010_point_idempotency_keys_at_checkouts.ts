import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE idempotency_keys ADD COLUMN checkout_id integer REFERENCES checkouts (id) ON DELETE CASCADE;
      UPDATE idempotency_keys SET checkout_id = checkouts.id
        FROM checkouts WHERE checkouts.id = (response_body ->> 'checkoutId')::int;
      ALTER TABLE idempotency_keys DROP COLUMN response_body, DROP COLUMN response_status;
      CREATE INDEX idempotency_keys_checkout_id ON idempotency_keys (checkout_id);
      COMMENT ON TABLE idempotency_keys IS 'What each Idempotency-Key made (docs/rules/http-api.md#idempotency). Scope = call and account or visitor, so that nobody meets another''s key.';
      COMMENT ON COLUMN idempotency_keys.checkout_id IS 'Null only within the transaction that places it.';
      CREATE INDEX password_resets_expires_at ON password_resets (expires_at);
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX password_resets_expires_at;
      ALTER TABLE idempotency_keys ADD COLUMN response_status smallint, ADD COLUMN response_body jsonb;
      UPDATE idempotency_keys SET response_status = 201, response_body = jsonb_build_object('checkoutId', checkout_id)
        WHERE checkout_id IS NOT NULL;
      ALTER TABLE idempotency_keys DROP COLUMN checkout_id;
    `)
  }
}
