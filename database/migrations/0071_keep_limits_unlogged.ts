import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever writes is counted first: that waits for no disk. After a crash of the database the limits begin anew. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE rate_limits SET UNLOGGED')
  }

  async down() {
    this.schema.raw('ALTER TABLE rate_limits SET LOGGED')
  }
}
