import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every account has a role of admins that there is, or none. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE users VALIDATE CONSTRAINT users_admin_role_check')
  }
}
