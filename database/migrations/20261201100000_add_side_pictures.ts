import { BaseSchema } from '@adonisjs/lucid/schema'

/** The composed picture of each side of a built product. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE products ADD COLUMN side_pictures jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE products ADD CONSTRAINT products_side_pictures_check CHECK (jsonb_typeof(side_pictures) = 'array') NOT VALID;
      COMMENT ON COLUMN products.side_pictures IS 'Of a built product: [{view, url}], its drawing with the artwork on each side, in the order of placement; the first one is thumbnail_url as well.';
    `)
  }
}
