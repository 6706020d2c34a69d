import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { BalanceGateway } from '#commerce/public'
import { PayoutHold } from '#payouts/payout_hold'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { negate, type Pence } from '#shared/money'

/** A transfer that our books have no payout for. */
export type UnknownTransfer = {
  transferId: string
  /** What our metadata says; null where that is missing. */
  artistId: number | null
  payoutId: number | null
  amount: Pence
}

/**
 * Finds transfers to artists that a restore from a backup has lost, and holds the payouts of their artists: the rows that
 * were paid count as unpaid now, and would be paid again.
 */
@inject()
export class HoldAfterUnknownTransfers {
  constructor(
    private balance: BalanceGateway,
    private connect: ConnectGateway,
    private hold: PayoutHold
  ) {}

  async handle(since: Date, { isDryRun }: { isDryRun: boolean }): Promise<UnknownTransfer[]> {
    const unknown: UnknownTransfer[] = []
    for (const { transferId, amount } of await this.#transfersSince(since)) {
      const { metadata } = await this.connect.retrieveTransfer(transferId)
      if (await isKnown(transferId, metadata.payout_key)) continue
      const artistId = Number(metadata.artist_id) || null
      unknown.push({ transferId, artistId, payoutId: Number(metadata.payout_id) || null, amount })
      if (artistId !== null && !isDryRun) await this.#hold(artistId, transferId)
    }
    return unknown
  }

  async #transfersSince(since: Date) {
    const transfers: { transferId: string; amount: Pence }[] = []
    for await (const movements of this.balance.movements()) {
      for (const { of, transferId, amount } of movements)
        if (of === 'transfer' && transferId) transfers.push({ transferId, amount: negate(amount) })
      if (movements.some(({ createdAt }) => createdAt < since)) break
    }
    return transfers
  }

  /** Does nothing for an artist whom the restored database does not have. */
  async #hold(artistId: number, transferId: string) {
    const reason = `Transfer ${transferId} was made after the backup and is not in the books`
    const artist = await db.from('artists').where('id', artistId).select('id').first()
    if (artist) await db.transaction((trx) => this.hold.add({ artistId, reason }, trx))
  }
}

/** A payout that was being sent when the backup was made finds its transfer by itself. */
async function isKnown(transferId: string, payoutKey = ''): Promise<boolean> {
  const row = await db
    .from('payouts')
    .where('stripe_transfer_id', transferId)
    .orWhere('payout_key', payoutKey)
    .select('id')
    .first()
  return row !== null
}
