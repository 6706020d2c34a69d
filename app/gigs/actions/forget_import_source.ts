import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'

/** Forgets the kept address of a calendar, which may hold a secret; its gigs stay, and are known when imported again. */
export class ForgetImportSource {
  /** Throws NotFound, also for a source without an address or of another artist. */
  async handle(
    { id, artistId }: { id: number; artistId: number },
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const changed = await trx
        .from('gig_import_sources')
        .where({ id, artist_id: artistId })
        .whereNotNull('address')
        .update({ address: null })
      if (Number(changed) === 0) throw new NotFound()
    })
  }
}
