import { purgeInBatches } from '#core/database/in_batches'

/** Erases what admins wrote about disputes whose buyer's contact is erased, once the bank has decided (EVID-6). */
export class EraseNotes {
  /** @returns how many were erased */
  handle(batch?: number): Promise<number> {
    return purgeInBatches(
      `UPDATE dispute_evidence SET note = NULL, updated_at = :now WHERE dispute_id IN
         (SELECT evidence.dispute_id FROM dispute_evidence AS evidence
            JOIN disputes ON disputes.id = evidence.dispute_id
            JOIN checkouts ON checkouts.id = disputes.checkout_id
           WHERE evidence.note IS NOT NULL AND disputes.status IN ('won', 'lost')
             AND checkouts.customer_name IS NULL AND checkouts.customer_email IS NULL
           LIMIT :limit FOR UPDATE OF evidence SKIP LOCKED)`,
      batch
    )
  }
}
