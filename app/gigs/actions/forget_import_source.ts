import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'

/** Forgets kept addresses of calendars, which may hold a secret; their gigs stay, and are known when imported again. */
export class ForgetImportSource {
  /** One source, or all of the artist. Throws NotFound for one without an address, also for another artist's. */
  async handle(
    { id, artistId }: { id: number | 'all'; artistId: number },
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const changed = await trx
        .from('gig_import_sources')
        .where({ artist_id: artistId, ...(id !== 'all' && { id }) })
        .whereNotNull('address')
        .update({ address: null })
      if (id !== 'all' && Number(changed) === 0) throw new NotFound()
    })
  }
}
