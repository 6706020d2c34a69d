import { purgeInBatches } from '#core/database/in_batches'

/** With its salt, nobody can tell any more which devices a day's visitors were. */
export class PurgeVisitorHashSalts {
  async handle(): Promise<number> {
    return purgeInBatches(
      `DELETE FROM visitor_hash_salts WHERE day IN
        (SELECT day FROM visitor_hash_salts WHERE created_at < :now::timestamptz - interval '48 hours' LIMIT :limit)`
    )
  }
}
