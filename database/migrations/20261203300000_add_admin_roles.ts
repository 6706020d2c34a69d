import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an admin may do. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE users ADD COLUMN admin_role text;
      ALTER TABLE users ADD CONSTRAINT users_admin_role_check CHECK (admin_role IN ('owner', 'operations', 'catalogue', 'finance', 'support')) NOT VALID;
      COMMENT ON COLUMN users.admin_role IS 'What an admin may do: shared/admin_role.ts. An admin without a role may do nothing. Of other accounts it is null, or means nothing.';
    `)
  }
}
