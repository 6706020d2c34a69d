import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX payout_lines_by_order ON payout_lines (order_id, payout_id);
      COMMENT ON INDEX payout_lines_by_order IS 'With which payout the orders of a refused one went on.';
    `)
  }

  async down() {
    this.schema.raw('DROP INDEX payout_lines_by_order')
  }
}
