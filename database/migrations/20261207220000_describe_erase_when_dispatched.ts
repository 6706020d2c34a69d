import { BaseSchema } from '@adonisjs/lucid/schema'

/** A checkout whose payment is disputed keeps its contact until the bank has decided. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      COMMENT ON COLUMN checkouts.erase_when_dispatched IS 'The account with its email was deleted while a guest’s paid goods were still to be posted, or while a bank was deciding about the payment: its contact is erased once all is posted and no dispute is open.';
    `)
  }
}
