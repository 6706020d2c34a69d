import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { insertQrCode } from '#gigs/insert_qr_code'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'

/**
 * Creates a code for each of these gigs that has no active one. Gigs of other artists and cancelled ones are left out. Safe
 * to call twice at once: the gigs are locked, and the second call finds the codes of the first.
 */
export class CreateMissingCodes {
  /** @returns the gigs that got a code. */
  async handle(
    { artistId, gigIds }: { artistId: number; gigIds: number[] },
    caller?: TransactionClientContract
  ): Promise<number[]> {
    return inTransaction(caller, async (trx) => {
      const gigs = await Gig.query({ client: trx })
        .where('artistId', artistId)
        .whereIn('id', gigIds)
        .whereNull('cancelledAt')
        .orderBy('id')
        .forUpdate()
      const codes = await QrCode.query({ client: trx })
        .where('isActive', true)
        .whereIn(
          'gigId',
          gigs.map(({ id }) => id)
        )
      const coded = new Set(codes.map(({ gigId }) => gigId))
      const without = gigs.filter(({ id }) => !coded.has(id))
      for (const { id } of without) await insertQrCode({ artistId, gigId: id }, trx)
      return without.map(({ id }) => id)
    })
  }
}
