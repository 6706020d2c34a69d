import { BaseSchema } from '@adonisjs/lucid/schema'

/** Checks the takedowns of products that were there before the constraint. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE products VALIDATE CONSTRAINT products_takedown')
  }
}
