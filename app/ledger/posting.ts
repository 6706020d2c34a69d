import type { Account, TransactionKind } from '#ledger/accounts'
import { UnbalancedPosting } from '#ledger/faults'
import { add, pence, type Pence } from '#shared/money'

export type LedgerEntry = {
  account: Account
  /** Whole pence: a debit above zero, a credit below. */
  amount: Pence
  /** Whose it is; required for `artist_payable`, `artist_debt` and `payouts_in_transit`. */
  artistId?: number | null
  orderId?: number | null
  /** Set for money on its way to an artist or back: such an entry is no part of what an order row came to. */
  payoutId?: number | null
}

export type Posting = {
  kind: TransactionKind
  /** What it is of, in at most 200 characters: "sale-7", "refund-12". The same key is posted once. */
  key: string
  checkoutId?: number | null
  /** When the provider says that it happened, where it says so: the books have it on the day when it is posted. */
  eventAt?: Date | null
  entries: readonly LedgerEntry[]
}

/** The entries that move anything. Throws UnbalancedPosting where they do not add up to nothing. */
export function balancedEntries({ key, entries }: Posting): LedgerEntry[] {
  const total = add(...entries.map(({ amount }) => amount))
  if (total !== pence(0)) throw new UnbalancedPosting(key, total)
  return entries.filter(({ amount }) => amount !== pence(0))
}

/** Says the same of the same entries in any order. */
export function fingerprintOf({ kind, checkoutId, entries }: Omit<Posting, 'key'>): string {
  const lines = entries.map(({ account, amount, artistId, orderId, payoutId }) =>
    [account, amount, artistId ?? '', orderId ?? '', payoutId ?? ''].join(' ')
  )
  return [`${kind} ${checkoutId ?? ''}`, ...lines.sort()].join('\n')
}
