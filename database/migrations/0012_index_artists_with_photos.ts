import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX artists_with_photo ON artists (id) WHERE NOT is_hidden AND profile_image_url IS NOT NULL;
      COMMENT ON INDEX artists_with_photo IS 'The random Featured Artist: without it a read walks over everyone who has no photo.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX artists_with_photo;
    `)
  }
}
