import { BaseSchema } from '@adonisjs/lucid/schema'

/** A payout that an admin makes at once can need a second admin as well. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE signoffs
        DROP CONSTRAINT signoffs_kind_check,
        DROP CONSTRAINT signoffs_subject,
        ADD CONSTRAINT signoffs_kind_check
          CHECK (kind IN ('refund', 'resume_payouts', 'retry_payout', 'pay_now')) NOT VALID,
        ADD CONSTRAINT signoffs_subject CHECK (
          CASE kind WHEN 'refund' THEN order_id IS NOT NULL AND artist_id IS NULL AND payout_id IS NULL
                    WHEN 'retry_payout' THEN order_id IS NULL AND artist_id IS NOT NULL AND payout_id IS NOT NULL
                    ELSE order_id IS NULL AND artist_id IS NOT NULL AND payout_id IS NULL END) NOT VALID;
    `)
  }
}
