import { BaseSchema } from '@adonisjs/lucid/schema'

/** Marks guests' unpaid checkouts whose contact is erased once they are cancelled. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN erase_when_cancelled boolean NOT NULL DEFAULT false;
      CREATE INDEX checkouts_to_erase ON checkouts (id) WHERE erase_when_cancelled;
      COMMENT ON COLUMN checkouts.erase_when_cancelled IS 'The account with its email was deleted before the guest paid: unless it is paid, its contact is erased after it is cancelled.';
    `)
  }
}
