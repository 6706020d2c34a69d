import type { LedgerEntry } from '#ledger/public'
import type Payout from '#payouts/models/payout'
import { times, type Pence } from '#shared/money'

type Line = { orderId: number; amount: Pence }
type Parts = Pick<Payout, 'id' | 'artistId' | 'amount' | 'debtAmount'> & { lines: readonly Line[] }

/** Moves what is owed into transit, and settles the artist's debt with it. */
export function reservedEntries({ id, artistId, amount, debtAmount, lines }: Parts): LedgerEntry[] {
  const of = { artistId, payoutId: id }
  return [
    ...lines.map((line) => ({
      account: 'artist_payable' as const,
      amount: line.amount,
      orderId: line.orderId,
      ...of,
    })),
    { account: 'payouts_in_transit', amount: times(amount, -1), ...of },
    { account: 'artist_debt', amount: times(debtAmount, -1), ...of },
  ]
}

/** Reverses the entries of a payout that was not made. */
export function releasedEntries(parts: Parts): LedgerEntry[] {
  return reservedEntries(parts).map((entry) => ({ ...entry, amount: times(entry.amount, -1) }))
}

/** Moves the payout from transit out of our balance. */
export function transferredEntries({
  id,
  artistId,
  amount,
}: Pick<Payout, 'id' | 'artistId' | 'amount'>): LedgerEntry[] {
  return [
    { account: 'payouts_in_transit', amount, artistId, payoutId: id },
    { account: 'stripe_balance', amount: times(amount, -1), artistId, payoutId: id },
  ]
}
