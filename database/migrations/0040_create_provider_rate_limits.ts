import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE provider_rate_limits (
        name text PRIMARY KEY,
        due_at timestamptz NOT NULL DEFAULT '-infinity',
        blocked_until timestamptz NOT NULL DEFAULT '-infinity'
      );
      COMMENT ON TABLE provider_rate_limits IS 'State of the rate limit of calls to a provider, per token and kind, shared by all nodes: a call reserves its slot under a row lock.';
      COMMENT ON COLUMN provider_rate_limits.name IS 'Kind of call and a hash of the token.';
      COMMENT ON COLUMN provider_rate_limits.due_at IS 'When the next call would be due if all came evenly.';
      COMMENT ON COLUMN provider_rate_limits.blocked_until IS 'The provider said: no call before.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE provider_rate_limits')
  }
}
