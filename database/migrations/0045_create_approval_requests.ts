import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE approval_requests (
        move_id bigint PRIMARY KEY REFERENCES product_status_history (id),
        told_at timestamptz NOT NULL
      );
      COMMENT ON TABLE approval_requests IS 'Moves to pending_approval that the artist was mailed about: of each, one mail.';
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE approval_requests;
    `)
  }
}
