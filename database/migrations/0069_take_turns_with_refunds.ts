import { BaseSchema } from '@adonisjs/lucid/schema'

/** Refunds whose end is not known are asked about in turn: the index has the order in which they are. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      DROP INDEX refunds_unsettled;
      CREATE INDEX refunds_unsettled ON refunds (updated_at, id) WHERE status IN ('creating', 'pending');
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX refunds_unsettled;
      CREATE INDEX refunds_unsettled ON refunds (id) WHERE status IN ('creating', 'pending');
    `)
  }
}
