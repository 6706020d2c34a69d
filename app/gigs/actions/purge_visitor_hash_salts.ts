import { purgeInBatches } from '#core/database/in_batches'

/** Deletes salts of past days, after which the visitor hashes of a day cannot be traced to devices. */
export class PurgeVisitorHashSalts {
  async handle(): Promise<number> {
    return purgeInBatches(
      `DELETE FROM visitor_hash_salts WHERE day IN
        (SELECT day FROM visitor_hash_salts WHERE created_at < :now::timestamptz - interval '48 hours' LIMIT :limit)`
    )
  }
}
