import { purgeInBatches } from '#core/database/in_batches'

/** Deletes idempotency keys past their time; what they made stays. */
export class PurgeExpiredKeys {
  /** @returns how many */
  async handle(batch?: number): Promise<number> {
    return purgeInBatches(
      `DELETE FROM idempotency_keys WHERE id IN
         (SELECT id FROM idempotency_keys WHERE expires_at < :now LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
  }
}
