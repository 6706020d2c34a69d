import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders DROP CONSTRAINT provider_orders_check;
      ALTER TABLE provider_orders ADD CONSTRAINT provider_orders_problem_has_a_date
        CHECK (problem IS NULL OR problem_since IS NOT NULL);
      COMMENT ON COLUMN provider_orders.problem_since IS
        'Since when it does not go on; kept until it is in production or has ended, also while no problem is known.';
    `)
  }

  async down() {
    this.schema.raw(`
      COMMENT ON COLUMN provider_orders.problem_since IS NULL;
      UPDATE provider_orders SET problem_since = NULL WHERE problem IS NULL;
      ALTER TABLE provider_orders DROP CONSTRAINT provider_orders_problem_has_a_date;
      ALTER TABLE provider_orders ADD CONSTRAINT provider_orders_check
        CHECK ((problem IS NULL) = (problem_since IS NULL));
    `)
  }
}
