import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a sale is checked against becomes part of a key, because PostgreSQL locks a row for changes of its keys only as
 * strongly as FOR KEY SHARE minds: whoever buys a product holds its price and its status, and not its counters, which
 * every other sale of it changes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE UNIQUE INDEX products_as_sold ON products (id, status, selling_price, base_price, currency);
      COMMENT ON INDEX products_as_sold IS 'Looked up by nobody: a change of these columns waits for FOR KEY SHARE.';
    `)
  }

  async down() {
    this.schema.raw('DROP INDEX products_as_sold')
  }
}
