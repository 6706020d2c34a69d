import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders
        ADD COLUMN shipping_in_pounds numeric(10,2),
        ADD CONSTRAINT provider_orders_shipping_is_part_of_the_cost
          CHECK (shipping_in_pounds BETWEEN 0 AND cost_in_pounds);
      COMMENT ON COLUMN provider_orders.shipping_in_pounds IS 'What of cost_in_pounds is for sending it.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE provider_orders
        DROP CONSTRAINT provider_orders_shipping_is_part_of_the_cost,
        DROP COLUMN shipping_in_pounds;
    `)
  }
}
