import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE gigs ADD COLUMN cancelled_at timestamptz;
      COMMENT ON COLUMN gigs.cancelled_at IS 'Since when the gig does not take place; its codes lead to the store, and its figures stay.';
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE gigs DROP COLUMN cancelled_at')
  }
}
