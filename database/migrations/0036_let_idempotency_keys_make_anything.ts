import { BaseSchema } from '@adonisjs/lucid/schema'

/** A key may stand for a gig, a code or a product as well as for a checkout: `scope` says for which. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE idempotency_keys ADD COLUMN resource_id integer;
      UPDATE idempotency_keys SET resource_id = checkout_id;
      ALTER TABLE idempotency_keys DROP COLUMN checkout_id;
      COMMENT ON COLUMN idempotency_keys.resource_id IS 'What the call of this scope made: a checkout, gig, code or product. Null only within the transaction that makes it.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE idempotency_keys ADD COLUMN checkout_id integer REFERENCES checkouts (id) ON DELETE CASCADE;
      DELETE FROM idempotency_keys WHERE scope NOT LIKE 'orders:%' AND scope NOT LIKE 'checkout-session:%';
      UPDATE idempotency_keys SET checkout_id = checkouts.id FROM checkouts WHERE checkouts.id = resource_id;
      ALTER TABLE idempotency_keys DROP COLUMN resource_id;
      CREATE INDEX idempotency_keys_checkout_id ON idempotency_keys (checkout_id);
      COMMENT ON COLUMN idempotency_keys.checkout_id IS 'Null only within the transaction that places it.';
    `)
  }
}
