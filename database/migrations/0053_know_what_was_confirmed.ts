import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE provider_orders ADD COLUMN confirm_requested_at timestamptz;
      COMMENT ON COLUMN provider_orders.confirm_requested_at IS 'When the provider was first asked to begin: before that nothing of it can be in production.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE provider_orders DROP COLUMN confirm_requested_at;
    `)
  }
}
