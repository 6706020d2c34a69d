import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders DROP CONSTRAINT provider_orders_check;
      ALTER TABLE provider_orders ADD CONSTRAINT provider_orders_last_error_has_a_date
        CHECK (last_error IS NULL OR failing_since IS NOT NULL);
      COMMENT ON COLUMN provider_orders.failing_since IS
        'Since when it does not go on; kept until it is in production or has ended, also while no error is known.';
    `)
  }

  async down() {
    this.schema.raw(`
      COMMENT ON COLUMN provider_orders.failing_since IS NULL;
      UPDATE provider_orders SET failing_since = NULL WHERE last_error IS NULL;
      ALTER TABLE provider_orders DROP CONSTRAINT provider_orders_last_error_has_a_date;
      ALTER TABLE provider_orders ADD CONSTRAINT provider_orders_check
        CHECK ((last_error IS NULL) = (failing_since IS NULL));
    `)
  }
}
