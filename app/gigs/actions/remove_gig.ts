import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { inTransaction } from '#core/database/in_transaction'
import { gigSharesPorts } from '#gigs/gig_shares_ports'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'
import { GigShareQueries } from '#gigs/queries/gig_share_queries'
import { clock } from '#shared/clock'

export type GigRemoval = 'deleted' | 'cancelled'

/**
 * Deletes a gig without scans, sales and a closed sheet; cancels any other, whose figures stay
 * (docs/rules/gigs-and-attribution.md#removing-a-gig). The codes of a deleted gig stay the artist's, under its name and
 * for any day, because one of them may be printed already. Safe to call twice: a cancelled gig stays cancelled since
 * the first time.
 */
@inject()
export class RemoveGig {
  constructor(private shares: GigShareQueries) {}

  /** Throws NotFound, also for another artist's. */
  async handle(
    { gigId, artistId }: { gigId: number; artistId: number },
    caller?: TransactionClientContract
  ): Promise<GigRemoval> {
    return inTransaction(caller, async (trx) => {
      const gig = await Gig.query({ client: trx })
        .where({ id: gigId, artistId })
        .forUpdate()
        .first()
      if (!gig) throw new NotFound()
      // A scan that is being counted holds its code's row: locked here, none is missed.
      const codes = await QrCode.query({ client: trx }).where('gigId', gig.id).forUpdate()
      if ((await this.shares.isClosed(gig.id, trx)) || (await this.#hasFigures(codes, trx))) {
        await gig.merge({ cancelledAt: gig.cancelledAt ?? clock.now() }).save()
        return 'cancelled'
      }
      for (const code of codes)
        await code.merge({ gigId: null, eventName: code.eventName ?? gig.name }).save()
      await gig.delete()
      return 'deleted'
    })
  }

  async #hasFigures(codes: QrCode[], trx: TransactionClientContract): Promise<boolean> {
    if (codes.some(({ scanCount }) => Number(scanCount) > 0)) return true
    const ids = codes.map(({ id }) => id)
    return (await gigSharesPorts.codesWithOrders.current()(ids, trx)).length > 0
  }
}
