import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why the buyer of a held checkout is asked for another address. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts ADD COLUMN address_problem text
        CONSTRAINT checkouts_address_problem CHECK (address_problem IN ('abroad', 'incomplete', 'refused'));
      ALTER TABLE checkouts ADD CONSTRAINT checkouts_address_problem_is_held
        CHECK (address_problem IS NULL OR production_hold);
      COMMENT ON COLUMN checkouts.address_problem IS 'Why nothing can be sent to the address, which its buyer is asked to correct: in another country than shipping was paid to, incomplete, or refused by the printer.';
    `)
  }
}
