import { BaseSchema } from '@adonisjs/lucid/schema'

/** The pictures of each side are a list in every product, also in those from before the column. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE products VALIDATE CONSTRAINT products_side_pictures_check')
  }
}
