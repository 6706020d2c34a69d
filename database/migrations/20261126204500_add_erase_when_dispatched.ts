import { BaseSchema } from '@adonisjs/lucid/schema'

/** Marks guests' paid checkouts whose contact is erased once they are posted. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN erase_when_dispatched boolean NOT NULL DEFAULT false;
      CREATE INDEX checkouts_to_erase_when_dispatched ON checkouts (id) WHERE erase_when_dispatched;
      COMMENT ON COLUMN checkouts.erase_when_dispatched IS 'The account with its email was deleted while a guest’s paid goods were still to be posted: its contact is erased once they are.';
    `)
  }
}
