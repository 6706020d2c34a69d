import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether evidence answered an inquiry, which may become a chargeback that is answered again. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE dispute_evidence ADD COLUMN answers_inquiry boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN dispute_evidence.answers_inquiry IS 'Stripe took it while the bank only asked: it is a draft again once the inquiry becomes a chargeback.';
    `)
  }
}
