import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever was an admin before admins had roles may go on doing everything. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      "UPDATE users SET admin_role = 'owner' WHERE user_type = 'admin' AND admin_role IS NULL"
    )
  }
}
