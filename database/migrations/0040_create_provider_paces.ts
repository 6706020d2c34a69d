import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE provider_paces (
        name text PRIMARY KEY,
        due_at timestamptz NOT NULL DEFAULT '-infinity',
        blocked_until timestamptz NOT NULL DEFAULT '-infinity'
      );
      COMMENT ON TABLE provider_paces IS 'One queue of calls to a provider per token and kind, shared by all nodes: a call takes its place by a row lock.';
      COMMENT ON COLUMN provider_paces.name IS 'Kind of call and a hash of the token.';
      COMMENT ON COLUMN provider_paces.due_at IS 'When the next call would be due if all came evenly.';
      COMMENT ON COLUMN provider_paces.blocked_until IS 'The provider said: no call before.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE provider_paces')
  }
}
