import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { leaveTours } from '#gigs/tours/leave_tours'

/**
 * Deletes the calendar addresses and tours of an artist whose account is deleted, with the parties of default shares. Gigs
 * stay, because sales belong to them.
 */
export class ForgetGigDetails {
  async handle(artistId: number, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      await trx
        .from('gig_import_sources')
        .where('artist_id', artistId)
        .whereNotNull('address')
        .update({ address: null })
      await leaveTours((gigs) => gigs.where('artist_id', artistId), trx)
      await trx.from('tours').where('artist_id', artistId).delete()
    })
  }
}
